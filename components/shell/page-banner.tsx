import { pageFacts } from "@/components/features/pagination/list-pages";
import { Breadcrumb } from "@/components/ui/breadcrumb/breadcrumb";
import { WovenBand } from "@/components/ui/tibeb/woven-band";
import { Picture } from "@/components/ui/picture/picture";
import type { InnerPage } from "@/content/types";
import "./opening.css";
import "./opening-on-picture.css";
import "./opening-on-paper.css";
import "@/components/ui/shade/shade.css";
import "@/components/ui/tibeb/tibeb.css";

/**
 * How a page opens. `view`: a picture from edge to edge; `side`: words on paper and a picture beside them; `masthead`: the name of a
 * journal; `plain`: a running head, where the page's own picture or form follows at once; `cloth`: a woven border.
 */
const openings = {
  about: "view",
  room: "view",
  find_room: "plain",
  room_details: "plain",
  services: "view",
  service_details: "side",
  our_team: "cloth",
  pricing: "side",
  blog: "masthead",
  blog_details: "plain",
  contact: "plain",
} as const satisfies Record<InnerPage, string>;

const onNight: readonly string[] = ["view", "cloth"];

type PageBannerProps = {
  page: InnerPage;
  /** Which page of a list it is. */
  number?: number;
};

/** The title and the Home breadcrumb at the top of every inner page, and what they stand on. */
export function PageBanner({ page, number = 1 }: PageBannerProps) {
  const { picture, breadcrumb, bannerTitle } = pageFacts(page, number);
  const kind = openings[page];
  const pictured = kind === "view";
  const ground = onNight.includes(kind) ? "on-night bg-night text-on-night" : "";
  return (
    <div
      data-opening={kind}
      data-hero-ground={onNight.includes(kind) ? undefined : "paper"}
      className={`opening ${ground}`}
    >
      {pictured && (
        <>
          <div className="absolute inset-0 -z-10 print:hidden">
            <Picture name={picture} slot="banner" alt="" priority />
          </div>
          <div className="opening-shade absolute inset-0 -z-10 print:hidden" />
        </>
      )}
      {kind === "side" && (
        <div className="opening-side print:hidden">
          <Picture name={picture} slot="opening" alt="" priority className="opening-side-picture" />
        </div>
      )}
      <div className={`opening-words ${pictured ? "on-shade" : ""} container-page`}>
        <Breadcrumb here={breadcrumb} home={number > 1 ? "../../" : "../"} />
        <h1 className="opening-title">{bannerTitle}</h1>
      </div>
      {kind === "masthead" && <div className="tibeb" />}
      {kind === "cloth" && <WovenBand name={bannerTitle} className="h-32 w-full print:hidden" />}
    </div>
  );
}
