import { preload } from "react-dom";
import { mapFile } from "@/components/ui/map/map-file";
import { ResortMap } from "@/components/ui/map/resort-map";
import { onlyAtNight } from "@/lib/browser/night-media";
import "./paper-map.css";

type PaperMapProps = {
  alt: string;
  lang?: "am";
  /** The largest contentful paint of its page. */
  priority?: boolean;
  className?: string;
};

/** In development React warns where features/theme/night-pictures-script has enabled the source before hydration. */
const changedBefore = process.env.NODE_ENV === "development" || undefined;

/** The map on paper follows the theme as pictures do, and is printed in its day version. */
export function PaperMap({ alt, lang, priority, className = "" }: PaperMapProps) {
  if (priority) preload(mapFile("paper", lang), { as: "image", fetchPriority: "high" });
  return (
    <>
      <picture className="contents print:hidden">
        <source
          media={onlyAtNight()}
          srcSet={mapFile("night", lang)}
          suppressHydrationWarning={changedBefore}
        />
        <ResortMap
          alt={alt}
          lang={lang}
          ground="paper"
          priority={priority}
          className={`paper-map ${className}`}
        />
      </picture>
      <ResortMap
        alt={alt}
        lang={lang}
        ground="paper"
        className={`hidden print:block ${className}`}
      />
    </>
  );
}
