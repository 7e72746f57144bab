import { readdirSync } from "node:fs";
import path from "node:path";
import { amenityOf } from "../model/amenities";
import { houses } from "../model/houses";
import { homePages, pages } from "../copy/pages";
import { foldersRead } from "../model/read-records";
import { resorts } from "../model/resorts";
import { roomsOf } from "../model/rooms";
import { houseIds } from "../schemas/house";
import { allServices } from "../model/services";
import { site } from "../model/site";
import { standalonePages } from "../copy/standalone-pages";
import { strayFolders } from "../model/stray-folders";

/** Facts that no schema can check within one file. */
export type CrossFacts = {
  readonly brandName: string;
  /** Titles of the pages that are defined in code, without the brand. */
  readonly titles: readonly string[];
  readonly resorts: readonly {
    readonly id: string;
    readonly activities: readonly { readonly service?: string | undefined }[];
  }[];
  readonly houses: readonly {
    readonly id: string;
    readonly included: readonly string[];
  }[];
  readonly services: readonly { readonly id: string; readonly list: string }[];
  readonly breakfast: string;
  readonly withoutBreakfast: (house: string) => readonly string[];
  /** The folders of content/records/, and those that some module reads. */
  readonly folders: readonly string[];
  readonly read: ReadonlySet<string>;
};

/** The facts of content/ as it is. */
export function readCrossFacts(): CrossFacts {
  const folder = path.join(process.cwd(), "content/records");
  return {
    brandName: site.brand.name,
    titles: [...Object.values(pages), ...Object.values(homePages), ...standalonePages].map(
      ({ title }) => title,
    ),
    resorts,
    houses,
    services: allServices,
    breakfast: amenityOf("breakfast", "content/records/houses").title,
    withoutBreakfast: (house) =>
      houseIds
        .filter((id) => id === house)
        .flatMap(roomsOf)
        .filter(({ amenities }) => !amenities.some(({ id }) => id === "breakfast"))
        .map(({ id }) => id),
    folders: strayFolders(readdirSync(folder, { withFileTypes: true })),
    read: new Set([...foldersRead, "media"]),
  };
}
