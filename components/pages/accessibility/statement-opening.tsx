import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Picture } from "@/components/features/pictures/picture";
import { statement } from "@/content/copy/accessibility";
import { accessibilityPage } from "@/content/copy/standalone-pages";
import "@/components/shell/opening/opening.css";
import "@/components/shell/opening/opening-on-paper.css";

export function StatementOpening() {
  return (
    <div data-opening="side" data-hero-ground="paper" className="opening">
      <div className="opening-picture print:hidden">
        <Picture name={accessibilityPage.picture} slot="opening" alt="" priority />
      </div>
      <div className="opening-words container-page">
        <Breadcrumb here={accessibilityPage.menuLabel} />
        <h1 className="opening-title">
          <PreventWidow text={statement.opening} />
        </h1>
        <p className="text-lead text-ink-2">{statement.lead}</p>
      </div>
    </div>
  );
}
