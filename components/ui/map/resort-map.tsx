import { mapFile, type MapGround } from "@/components/ui/map/map-file";

type ResortMapProps = {
  alt: string;
  ground?: MapGround;
  lang?: "am";
  /** The largest contentful paint of its page. */
  priority?: boolean;
  className?: string;
};

export function ResortMap({
  alt,
  ground = "night",
  lang,
  priority = false,
  className = "",
}: ResortMapProps) {
  return (
    <img
      width={640}
      height={536}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      alt={alt}
      src={mapFile(ground, lang)}
      className={`object-contain ${className}`}
    />
  );
}
