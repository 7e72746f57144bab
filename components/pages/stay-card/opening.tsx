import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { stayCardPage } from "@/content/copy/standalone-pages";
import { stayCard } from "@/content/copy/stay-card";

/** Contains no picture, because without a connection there may be none. */
export function StayCardOpening() {
  return (
    <div data-hero-ground="paper" className="container-page pt-28 pb-14">
      <Breadcrumb here={stayCardPage.menuLabel} />
      <h1 className="mt-2 text-display">{stayCard.title}</h1>
      <p className="mt-5 max-w-2xl text-lead text-ink-2">{stayCard.text}</p>
    </div>
  );
}
