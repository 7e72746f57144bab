import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/features/pictures/picture";
import { amharic, amharicBrand } from "@/content/copy/amharic";
import { site } from "@/content/model/site";
import { amharicPage } from "@/content/copy/standalone-pages";
import "@/components/shell/opening/opening.css";
import "@/components/shell/opening/opening-on-paper.css";
import "./opening.css";

function BrandName() {
  const { name } = site.brand;
  const inAmharic = amharicBrand[name];
  return (
    <span className="text-accent" lang={inAmharic ? undefined : "en-GB"}>
      {inAmharic ?? name}
    </span>
  );
}

export function AmharicOpening() {
  return (
    <div data-opening="picture" data-hero-ground="paper" className="opening">
      <div className="opening-picture print:hidden">
        <Picture name={amharicPage.picture} slot="banner" alt="" priority />
      </div>
      <div className="opening-words container-page">
        <p className="am-house flex flex-wrap items-center gap-x-6">
          <BrandName />
          <span lang="en-GB">
            <SiteLink
              href="/"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {amharic.english}
            </SiteLink>
          </span>
        </p>
        <h1 className="am-greeting">{amharic.welcome}</h1>
        <p className="text-lead text-ink-2">{amharic.lead}</p>
      </div>
    </div>
  );
}
