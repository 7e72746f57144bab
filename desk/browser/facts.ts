/** What the page says to its scripts (desk/page.ts). */
export type DeskFacts = {
  readonly editor: object;
  /** The address of each picture, and of its portrait where it has one, by its name. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly portraits: Readonly<Record<string, string>>;
  /** Every name of a picture, those included that have no files yet. */
  readonly names: readonly string[];
  /** Where each collection is shown, and the field that names a record of it (desk/collections.ts). */
  readonly pages: Readonly<Record<string, { readonly page: string; readonly named: string }>>;
  readonly sampleStory: string;
  /** The address of each home. */
  readonly homes: Readonly<Record<string, string>>;
  /** The page of a room, by its house. */
  readonly roomOfHouse: Readonly<Record<string, string>>;
  readonly basePath: string;
  /** Whether the desk runs on a folder of this computer. */
  readonly local: boolean;
};

const holder = document.getElementById("desk-facts");

export const facts: DeskFacts = JSON.parse(holder?.textContent ?? "{}");
