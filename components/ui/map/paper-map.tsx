import { mapFile } from "@/components/ui/map/map-file";
import { ResortMap } from "@/components/ui/map/resort-map";
import { onlyAtNight } from "@/components/ui/picture/night-media";
import "./paper-map.css";

type PaperMapProps = {
  alt: string;
  lang?: "am";
  /** The largest thing seen first. */
  priority?: boolean;
  className?: string;
};

/** The map on paper: it follows the theme as the pictures do, and is printed as by day, whatever the screen shows. */
export function PaperMap({ alt, lang, priority, className = "" }: PaperMapProps) {
  return (
    <>
      <picture className="contents print:hidden">
        <source media={onlyAtNight()} srcSet={mapFile("night", lang)} />
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
