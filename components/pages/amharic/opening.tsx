import { SiteLink } from "@/components/ui/link/site-link.client";
import { Picture } from "@/components/ui/picture/picture";
import { amharic } from "@/content/amharic";
import { amharicPage } from "@/content/further-pages";
import "@/components/shell/opening.css";
import "@/components/shell/opening-on-picture.css";
import "@/components/ui/shade/shade.css";
import "./opening.css";

/** The greeting, as large as the window allows, before the coffee that a guest is met with. */
export function AmharicOpening() {
  return (
    <div data-opening="view" className="opening am-opening on-night bg-night text-on-night">
      <div className="absolute inset-0 -z-10 print:hidden">
        <Picture name={amharicPage.picture} slot="banner" alt="" priority />
      </div>
      <div className="opening-shade absolute inset-0 -z-10 print:hidden" />
      <div className="opening-words on-shade container-page">
        <p className="flex flex-wrap items-center gap-x-6">
          <span className="text-adey">{amharic.house}</span>
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
        <p className="mt-5 max-w-2xl text-lead">{amharic.lead}</p>
      </div>
    </div>
  );
}
