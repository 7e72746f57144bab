import { AskAtPlace } from "@/components/pages/resort/ask-at-place";
import { Picture } from "@/components/features/pictures/picture";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./dining.css";

export function ResortDining({ resort }: { resort: ResortRecord }) {
  const { id, eating } = resort;
  const { title, text, picture } = eating;
  return (
    <section id="eating" aria-labelledby="eating-title" className="place-table">
      <div className="place-table-picture">
        <Picture name={picture} slot="edge" />
      </div>
      <div className="place-table-words" data-reveal="">
        <p className="label text-accent">{resortPage.eating}</p>
        <h2 id="eating-title" className="mt-4 text-title">
          {title}
        </h2>
        <p className="mt-6 max-w-[34em] text-ink-2">{text}</p>
        <p className="mt-4">
          <AskAtPlace ask="table" id={id} />
        </p>
      </div>
    </section>
  );
}
