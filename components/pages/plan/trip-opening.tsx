import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { planPage } from "@/content/copy/standalone-pages";
import { planPageTexts } from "@/content/copy/plan";
import "@/components/shell/opening/opening.css";
import "./trip-opening.css";

/** The banner is lower above a form that matters more than the view. */
const bannerLowSlot: PictureSlot = {
  crop: "wide",
  sizes: "100vw",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

export function TripOpening() {
  return (
    <div data-hero-ground="paper" className="opening">
      <div className="trip-head opening-words container-page">
        <div>
          <Breadcrumb here={planPage.menuLabel} />
          <h1 className="opening-title">{planPageTexts.opening}</h1>
        </div>
        <p className="text-lead text-ink-2 print:hidden">{planPageTexts.lead}</p>
      </div>
      <div className="trip-view print:hidden">
        <Picture name={planPage.picture} slot={bannerLowSlot} alt="" priority />
      </div>
    </div>
  );
}
