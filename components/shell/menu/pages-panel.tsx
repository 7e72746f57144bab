import { PageList } from "@/components/shell/menu/page-list";
import { homeLinks, menuLabels, pageMenu, resortLinks } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "./pages-panel.css";

export function PagesPanel({ variant }: { variant: Variant }) {
  return (
    <nav id="pages-panel" popover="auto" aria-label={menuLabels.allPages} className="mega-panel">
      <div className="container-page grid grid-cols-[1fr_2fr] gap-12 py-10">
        <PageList title={menuLabels.homes} links={homeLinks} />
        <div className="grid content-start gap-6">
          <PageList
            title={menuLabels.pages}
            links={pageMenu(variant)}
            columns="grid grid-cols-3 gap-x-6"
          />
          <PageList
            title={menuLabels.resorts}
            links={resortLinks}
            columns="grid grid-cols-3 gap-x-6"
          />
        </div>
      </div>
    </nav>
  );
}
