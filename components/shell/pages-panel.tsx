import { PageList } from "@/components/shell/page-list";
import { homeLinks, menuLabels, pageMenu } from "@/content/navigation";
import type { Variant } from "@/content/types";
import "./pages-panel.css";

/** Under the bar on wide screens: the five homes and the variant's twelve pages. */
export function PagesPanel({ variant }: { variant: Variant }) {
  return (
    <nav id="pages-panel" popover="auto" aria-label={menuLabels.allPages} className="mega-panel">
      <div className="container-page grid grid-cols-[1fr_2fr] gap-12 py-10">
        <PageList title={menuLabels.homes} links={homeLinks} />
        <PageList
          title={menuLabels.pages}
          links={pageMenu(variant)}
          columns="grid grid-cols-3 gap-x-6"
        />
      </div>
    </nav>
  );
}
