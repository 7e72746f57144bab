import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { RecordText } from "@/components/features/prose/record-text";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./story.css";

const placeAsideSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 85rem) 300px, (min-width: 62rem) 23vw, 46vw",
  smallestMaster: 960,
  box: "aspect-4/5 w-full",
};

export function ResortStory({ resort }: { resort: ResortRecord }) {
  const [view, ...others] = resort.pictures;
  return (
    <section id="story" aria-labelledby="story-title" className="place-story">
      <div className="place-story-words container-page" data-reveal="">
        <h2 id="story-title" className="font-text label text-accent">
          {resortPage.story}
        </h2>
        <div className="place-text">
          <RecordText text={resort.body} />
        </div>
        {others.map(({ picture, caption }) => (
          <figure key={picture} className="place-aside print:hidden">
            <Picture name={picture} slot={placeAsideSlot} />
            <figcaption className="mt-3 text-small text-ink-2">{caption}</figcaption>
          </figure>
        ))}
      </div>
      {view && (
        <figure className="place-view print:hidden">
          <div className="place-view-frame">
            <Picture name={view.picture} slot="hero" />
          </div>
          <figcaption className="container-page text-small text-ink-2">{view.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}
