import { Breadcrumb } from "@/components/ui/breadcrumb";
import { stayCardPage } from "@/content/further-pages";
import { stayCard } from "@/content/stay-card";

/** Words alone: without a connection there may be no picture. */
export function StayCardOpening() {
  return (
    <div data-opening="plain" data-hero-ground="paper" className="opening">
      <div className="opening-words container-page">
        <Breadcrumb here={stayCardPage.menuLabel} />
        <h1 className="opening-title">{stayCard.title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-ink-2">{stayCard.text}</p>
      </div>
    </div>
  );
}
