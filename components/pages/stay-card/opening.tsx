import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { stayCardPage } from "@/content/copy/standalone-pages";
import { KeptPages } from "@/components/pages/stay-card/kept-pages.client";
import { stayCard } from "@/content/copy/stay-card";
import "./opening.css";

/** Contains no picture, because without a connection there may be none. */
export function StayCardOpening() {
  return (
    <div data-hero-ground="paper" className="container-page pt-28 pb-14">
      <Breadcrumb here={stayCardPage.menuLabel} />
      {/* Named in the address to which the service worker leads (features/offline/worker/worker.ts). */}
      <div id="offline" className="offline-note">
        <p className="font-semibold">{stayCard.offline.title}</p>
        <p>{stayCard.offline.text}</p>
        <KeptPages />
      </div>
      <h1 className="mt-2 text-display">{stayCard.title}</h1>
      <p className="mt-5 max-w-2xl text-lead text-ink-2">{stayCard.text}</p>
    </div>
  );
}
