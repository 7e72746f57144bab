import { Breadcrumb } from "@/components/ui/breadcrumb/breadcrumb";
import { Picture } from "@/components/ui/picture/picture";
import { planPage } from "@/content/further-pages";
import { planPageTexts } from "@/content/plan";
import "@/components/shell/opening.css";
import "./opening-on-picture.css";
import "@/components/ui/shade/shade.css";
import "./trip-opening.css";

/** The planner's title over the lake. */
export function TripOpening() {
  return (
    <div data-opening="view" className="opening trip-opening on-night bg-night text-on-night">
      <div className="absolute inset-0 -z-10 print:hidden">
        <Picture name={planPage.picture} slot="banner-low" alt="" priority />
      </div>
      <div className="opening-shade absolute inset-0 -z-10 print:hidden" />
      <div className="opening-words on-shade container-page">
        <Breadcrumb here={planPage.menuLabel} />
        <h1 className="opening-title">{planPageTexts.opening}</h1>
        <p className="mt-4 max-w-2xl text-lead text-on-night print:hidden">{planPageTexts.lead}</p>
      </div>
    </div>
  );
}
