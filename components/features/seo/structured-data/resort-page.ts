import type { BreadcrumbList, Graph, HotelRoom, WebPage } from "schema-dts";
import { publicAddress } from "@/components/features/seo/origin";
import { resortFacts } from "@/components/features/seo/resort-facts";
import { socialPicture } from "@/components/features/seo/social-cards";
import { houseId, nodeId, photo, websiteId } from "@/components/features/seo/structured-data/ids";
import { house, website } from "@/components/features/seo/structured-data/organization";
import { resort } from "@/components/features/seo/structured-data/resorts";
import { roomsOf } from "@/content/rooms";
import type { Room } from "@/content/types";
import { locations } from "@/content/locations";
import { homeMenuLabel, resortsPage } from "@/content/pages";
import { resortOf } from "@/content/resorts";
import type { PictureName, RecordPath } from "@/content/types";
import { villagePage } from "@/content/village";

type Facts = {
  readonly title: string;
  readonly description: string;
  readonly picture: PictureName;
};

function webPage(page: RecordPath, { title, description, picture }: Facts): WebPage {
  return {
    "@type": "WebPage",
    "@id": publicAddress(page),
    url: publicAddress(page),
    name: title,
    description,
    inLanguage: "en-GB",
    isPartOf: { "@id": websiteId },
    about: { "@id": houseId },
    primaryImageOfPage: { "@type": "ImageObject", url: socialPicture({ title, picture }).url },
    breadcrumb: { "@id": nodeId(page, "breadcrumb") },
  };
}

/** Home, the resorts, then this page, as its breadcrumb says. */
function breadcrumb(page: RecordPath, here: string): BreadcrumbList {
  const item = publicAddress(resortsPage.path);
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(page, "breadcrumb"),
    itemListElement: [
      { "@type": "ListItem", position: 1, name: homeMenuLabel, item: publicAddress("/") },
      { "@type": "ListItem", position: 2, name: resortsPage.menuLabel, item },
      { "@type": "ListItem", position: 3, name: here },
    ],
  };
}

function roomOf({ id, title, excerpt, picture }: Room): HotelRoom {
  return {
    "@type": "HotelRoom",
    name: title,
    description: excerpt,
    image: photo(picture),
    url: publicAddress(`/room_details/${id}`),
  };
}

/** What the resorts' own pages and the village's say of themselves, by their public addresses. */
export function resortPageGraphs(): Readonly<Record<string, Graph>> {
  const own = locations.map((location): [RecordPath, Graph["@graph"]] => {
    const page: RecordPath = `/resorts/${location.id}`;
    const described = resort(location, roomsOf(location.id).map(roomOf));
    const facts = resortFacts(resortOf(location.id));
    return [page, [webPage(page, facts), breadcrumb(page, location.name), described]];
  });
  const { path, menuLabel } = villagePage;
  const pages = [
    ...own,
    [path, [webPage(path, villagePage), breadcrumb(path, menuLabel)]] as const,
  ];
  return Object.fromEntries(
    pages.map(([page, things]) => [
      publicAddress(page),
      { "@context": "https://schema.org", "@graph": [house(), website(), ...things] },
    ]),
  );
}
