import { asset } from "@/components/ui/asset";

type ResortMapProps = {
  alt: string;
  /** What it is drawn on: the night of the footer, or paper by day. */
  ground?: "night" | "paper";
  /** In whose letters its names are drawn. */
  lang?: "am";
  className?: string;
};

/** The country with our four places, drawn by art/map/draw.ts. */
export function ResortMap({ alt, ground = "night", lang, className = "" }: ResortMapProps) {
  return (
    <img
      width={640}
      height={536}
      loading="lazy"
      decoding="async"
      alt={alt}
      src={asset(`/map/ethiopia-${ground}${lang ? "-am" : ""}.svg`)}
      className={`object-contain ${className}`}
    />
  );
}
