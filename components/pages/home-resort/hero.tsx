import { ResortSearch } from "@/components/pages/home-resort/search";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { homeResort } from "@/content/copy/home-resort";
import "./hero.css";

/** The picture is narrower than the window by its frame. */
const framedSlot: PictureSlot = {
  crop: "wide",
  sizes:
    "(min-width: 85rem) 1104px, (min-width: 62rem) max(100vw - 256px, 48rem), max(100vw - 48px, 51rem)",
  phone: { crop: "tall", sizes: "calc(100vw - 40px)" },
  smallestMaster: 1600,
  box: "size-full",
};

export function ResortHero() {
  const { label, title, text, picture } = homeResort.hero;
  return (
    <div data-hero-ground="paper" className="resort-hero">
      <div className="resort-hero-picture">
        <Picture name={picture} slot={framedSlot} priority />
      </div>
      <div className="resort-hero-margin" aria-hidden="true">
        <span className="sprig" />
      </div>
      <div className="resort-hero-title">
        <p className="label text-accent">{label}</p>
        <h1 className="mt-4 text-display">{title}</h1>
      </div>
      <div className="resort-hero-foot">
        <p className="text-lead text-ink-2">{text}</p>
        <ResortSearch />
      </div>
    </div>
  );
}
