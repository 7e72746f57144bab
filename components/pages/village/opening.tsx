import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Picture } from "@/components/features/pictures/picture";
import { announcement } from "@/content/copy/announcement";
import { resortsPage } from "@/content/copy/pages";
import { villagePage } from "@/content/copy/village";
import "./opening.css";

export function VillageOpening() {
  const { picture, opening } = villagePage;
  return (
    <div data-hero-ground="paper" className="village-opening">
      <div className="village-words">
        <Breadcrumb
          here={villagePage.menuLabel}
          parent={{ label: resortsPage.menuLabel, href: "../" }}
          home="../../"
        />
        <p className="mt-8 label text-accent">{announcement.label}</p>
        <h1 className="mt-4 text-display">{opening.title}</h1>
        <p className="mt-6 max-w-[30em] text-lead text-ink-2">{opening.text}</p>
      </div>
      <div className="village-portrait relative w-full print:hidden">
        <Picture name={picture} slot="place-portrait" priority />
      </div>
    </div>
  );
}
