import type { Graph, Thing } from "schema-dts";
import { pageFacts } from "@/components/features/pagination/list-pages";
import { publicAddress } from "@/content/model/public-address";
import { film } from "@/components/features/seo/structured-data/film";
import {
  house,
  website,
  type HouseFacts,
} from "@/components/features/seo/structured-data/organization";
import { houseOnItsHome } from "@/components/features/seo/structured-data/houses";
import { dailyServices, questions } from "@/components/features/seo/structured-data/prices";
import { resort, resortList } from "@/components/features/seo/structured-data/resorts";
import { restaurant } from "@/components/features/seo/structured-data/restaurant";
import { namedRooms, recordRoom, rooms } from "@/components/features/seo/structured-data/rooms";
import {
  resortFacts,
  roomFacts,
  serviceFacts,
  storyFacts,
  villageFacts,
} from "@/components/features/seo/record-facts";
import { service } from "@/components/features/seo/structured-data/services";
import { article, journal } from "@/components/features/seo/structured-data/stories";
import {
  breadcrumb,
  webPage,
  type PageFacts,
  type PageKind,
} from "@/components/features/seo/structured-data/web-page";
import { aboutPage } from "@/content/copy/about";
import { standalonePages, type StandalonePage } from "@/content/copy/standalone-pages";
import { resortRooms } from "@/content/copy/home-resort";
import { entriesOn, laterPageNumbers, listPages, type ListPage } from "@/content/model/lists";
import { homePages, innerPages, pages, resortsPage } from "@/content/copy/pages";
import { resorts } from "@/content/model/resorts";
import * as catalogue from "@/content/model/rooms";
import { posts } from "@/content/model/posts";
import { allServices } from "@/content/model/services";
import { site } from "@/content/model/site";
import type { InnerPage, Variant } from "@/content/model/types";
import { variantOrder, variants } from "@/content/model/variants";
import { villagePage } from "@/content/copy/village";

type PageThings = PageKind & {
  readonly house?: HouseFacts;
  readonly things?: readonly (Thing | undefined)[];
};

const [employees] = aboutPage.whoWeAre.stats
  .filter(({ id }) => id === "people")
  .map(({ value }) => Number(value.replace(/\D/g, "")));

const homes: Record<Variant, PageThings> = {
  booking: { things: namedRooms([...catalogue.sampleRooms, ...catalogue.suites]) },
  resort: { things: namedRooms(resortRooms) },
  hostel: { things: houseOnItsHome("hostel", catalogue.hostelRooms) },
  city: { things: houseOnItsHome("city") },
  apartment: { things: houseOnItsHome("apartment", catalogue.apartmentRooms) },
};

const listPath = (list: ListPage, number: number) =>
  number === 1 ? (`/${list}` as const) : (`/${list}/${number}` as const);

/** The items that a list's page shows. */
function listed(list: ListPage, number: number): PageThings {
  if (list === "blog") return { things: [journal(number)] };
  return { things: rooms(entriesOn(number, catalogue.rooms)) };
}

const inner: Record<InnerPage, PageThings> = {
  about: {
    kind: "AboutPage",
    house: { foundingDate: String(site.brand.foundedYear), employees },
    things: [film("/about")],
  },
  room: listed("room", 1),
  find_room: listed("find_room", 1),
  room_details: {},
  services: {},
  service_details: { things: [restaurant("/service_details")] },
  our_team: {},
  pricing: { kind: "FAQPage", questions: questions(), things: dailyServices("/pricing") },
  blog: listed("blog", 1),
  blog_details: {},
  contact: { kind: "ContactPage" },
};

const standaloneFacts = (page: StandalonePage): PageFacts =>
  page.lang ? page : { ...page, breadcrumb: page.menuLabel };

function graph(page: `/${string}`, facts: PageFacts, all: PageThings): Graph {
  const things: readonly (Thing | undefined)[] = [
    house(all.house),
    website(),
    webPage(page, facts, all),
    facts.breadcrumb ? breadcrumb(page, facts.breadcrumb, facts.parent) : undefined,
    ...(all.things ?? []),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}

/** Returns the structured data of every canonical page, by its public address. */
export function pageGraphs(): Readonly<Record<string, Graph>> {
  const graphs: readonly (readonly [`/${string}`, PageFacts, PageThings])[] = [
    ...variantOrder.map(
      (variant) => [variants[variant].home, homePages[variant], homes[variant]] as const,
    ),
    ...innerPages.map((page) => [`/${page}`, pages[page], inner[page]] as const),
    ...listPages.flatMap((list) =>
      laterPageNumbers(list).map(
        (number) =>
          [listPath(list, number), pageFacts(list, number), listed(list, number)] as const,
      ),
    ),
    [resortsPage.path, resortsPage, { things: [resortList()] }],
    ...standalonePages.map((page) => [page.path, standaloneFacts(page), {}] as const),
    ...catalogue.allRooms.map(
      (room) => [room.page, roomFacts(room), { things: recordRoom(room) }] as const,
    ),
    ...posts.map((post) => [post.page, storyFacts(post), { things: [article(post)] }] as const),
    ...allServices.map((one) => [one.page, serviceFacts(one), { things: [service(one)] }] as const),
    ...resorts.map(
      (one) => [`/resorts/${one.id}`, resortFacts(one), { things: [resort(one)] }] as const,
    ),
    [villagePage.path, villageFacts(), {}],
  ];
  return Object.fromEntries(
    graphs.map(([page, facts, things]) => [publicAddress(page), graph(page, facts, things)]),
  );
}

/** A page without structured data of its own still names its publisher. */
export function houseGraph(): Graph {
  return { "@context": "https://schema.org", "@graph": [house(), website()] };
}
