import { mapFile, type MapGround } from "@/components/ui/map/map-file";

type ResortMapProps = {
  alt: string;
  ground?: MapGround;
  /** In whose letters its names are drawn. */
  lang?: "am";
  /** The largest thing seen first. */
  priority?: boolean;
  className?: string;
};

/** The country with our four places. */
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
