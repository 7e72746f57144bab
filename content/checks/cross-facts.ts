import { readdirSync } from "node:fs";
import path from "node:path";
import { amenityOf } from "../amenities";
import { houses } from "../houses";
import { homePages, pages } from "../pages";
import { pictures } from "../pictures";
import { placeNames } from "../place-names";
import { foldersRead } from "../records";
import { resorts } from "../resorts";
import { roomsOf } from "../rooms";
import { masterNames } from "../schemas/fields";
import { houseIds } from "../schemas/house";
import { allServices } from "../services";
import { site } from "../site";
import { standalonePages } from "../standalone-pages";
import { strayFolders } from "../stray-folders";

/** What no schema sees in one file alone. */
export type CrossFacts = {
  readonly brandName: string;
  /** Of the pages whose titles stand in code, without the brand behind them. */
  readonly titles: readonly string[];
  readonly resorts: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly activities: readonly { readonly service?: string | undefined }[];
  }[];
  readonly houses: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly included: readonly string[];
  }[];
  /** The resorts' names as the planner takes them to the browser. */
  readonly placeNames: Readonly<Record<string, { readonly name: string; readonly place: string }>>;
  readonly services: readonly { readonly id: string; readonly list: string }[];
  /** The amenity's title, and the rooms of a house that lack it. */
  readonly breakfast: string;
  readonly withoutBreakfast: (house: string) => readonly string[];
  /** The subjects of pictures.ts with their masters, and the pictures that content/media has. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  readonly masters: ReadonlySet<string>;
  /** The folders of content/, and those of them that something reads. */
  readonly folders: readonly string[];
  readonly read: ReadonlySet<string>;
};

/** The same of content/ as it stands. */
export function readCrossFacts(): CrossFacts {
  const folder = path.join(process.cwd(), "content");
  return {
    brandName: site.brand.name,
    titles: [...Object.values(pages), ...Object.values(homePages), ...standalonePages].map(
      ({ title }) => title,
    ),
    resorts,
    houses,
    placeNames,
    services: allServices,
    breakfast: amenityOf("breakfast", "content/houses").title,
    withoutBreakfast: (house) =>
      houseIds
        .filter((id) => id === house)
        .flatMap(roomsOf)
        .filter(({ amenities }) => !amenities.some(({ id }) => id === "breakfast"))
        .map(({ id }) => id),
    subjects: pictures,
    masters: masterNames,
    folders: strayFolders(readdirSync(folder, { withFileTypes: true })),
    read: new Set([...foldersRead, "media", "schemas", "checks"]),
  };
}
