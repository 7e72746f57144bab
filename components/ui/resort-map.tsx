import { asset } from "@/components/lib/asset";

const drawings = {
  night: "/map/ethiopia-night.svg",
  paper: "/map/ethiopia-paper.svg",
} as const;

type ResortMapProps = {
  /** What it stands on: `night` is dark in both themes, `paper` follows the theme. */
  ground: keyof typeof drawings;
  alt: string;
  className?: string;
};

/** The country with our four places, drawn by scripts/map.mjs. An image cannot follow a class, so on paper CSS shows one of two. */
export function ResortMap({ ground, alt, className = "" }: ResortMapProps) {
  const common = { width: 640, height: 536, loading: "lazy", decoding: "async" } as const;
  if (ground === "night") {
    return (
      <img
        {...common}
        alt={alt}
        src={asset(drawings.night)}
        className={`object-contain ${className}`}
      />
    );
  }
  return (
    <>
      <img
        {...common}
        alt={alt}
        src={asset(drawings.paper)}
        className={`by-day object-contain ${className}`}
      />
      <img
        {...common}
        alt={alt}
        src={asset(drawings.night)}
        className={`by-night object-contain ${className}`}
      />
    </>
  );
}
