import { ResortMap } from "@/components/ui/map/resort-map";
import "./paper-map.css";

/** The map on paper, which follows the theme. An image cannot follow a class, so CSS shows one of two. */
export function PaperMap({ alt, className = "" }: { alt: string; className?: string }) {
  return (
    <>
      <ResortMap alt={alt} ground="paper" className={`by-day ${className}`} />
      <ResortMap alt={alt} className={`by-night ${className}`} />
    </>
  );
}
