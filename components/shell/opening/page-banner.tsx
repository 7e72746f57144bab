import { pageFacts } from "@/components/features/pagination/list-pages";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Picture } from "@/components/features/pictures/picture";
import { TibebBand } from "@/components/ui/tibeb/tibeb-band";
import type { InnerPage } from "@/content/model/types";
import "./opening.css";
import "./opening-on-paper.css";

/**
 * How a page opens. `picture`: one across the window, the words below it; `side`: words on paper and a picture beside them; `type`: the
 * words alone, large, over a woven border; `plain`: a small heading, where the page's own picture or form follows at once.
 */
export type OpeningKind = "picture" | "side" | "type" | "plain";

type PageBannerProps = {
  page: InnerPage;
  kind: OpeningKind;
  lead?: string;
  number?: number;
};

/** The breadcrumb and the title are on paper, so that no picture has to be darkened for them. */
export function PageBanner({ page, kind, lead, number = 1 }: PageBannerProps) {
  const { picture, breadcrumb, bannerTitle } = pageFacts(page, number);
  const pictured = kind === "picture" || kind === "side";
  return (
    <div data-opening={kind} data-hero-ground="paper" className="opening">
      {pictured && (
        <div className="opening-picture print:hidden">
          <Picture name={picture} slot={kind === "side" ? "opening" : "banner"} alt="" priority />
        </div>
      )}
      <div className="opening-words container-page">
        <Breadcrumb here={breadcrumb} home={number > 1 ? "../../" : "../"} />
        {bannerTitle && <h1 className="opening-title">{bannerTitle}</h1>}
        {lead && <p className="text-lead text-ink-2">{lead}</p>}
      </div>
      {kind === "type" && <TibebBand name={breadcrumb} className="h-32 w-full print:hidden" />}
    </div>
  );
}
