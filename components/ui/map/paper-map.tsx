import { ResortMap } from "@/components/ui/map/resort-map";
import "./paper-map.css";

type PaperMapProps = { alt: string; lang?: "am"; className?: string };

/** The map on paper, which follows the theme. An image cannot follow a class, so CSS shows one of two. */
export function PaperMap({ alt, lang, className = "" }: PaperMapProps) {
  return (
    <>
      <ResortMap alt={alt} lang={lang} ground="paper" className={`by-day ${className}`} />
      <ResortMap alt={alt} lang={lang} className={`by-night ${className}`} />
    </>
  );
}
