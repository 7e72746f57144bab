/** The data that the page passes to its scripts (desk/page.ts). */
export type DeskFacts = {
  readonly editor: object;
  /** The address of each picture, and of its portrait if it has one, by its name. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly portraits: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  /** Where each collection is shown, and the field that identifies a record of it (desk/collections.ts). */
  readonly pages: Readonly<Record<string, { readonly page: string; readonly named: string }>>;
  readonly sampleStory: string;
  /** The address of each home. */
  readonly homes: Readonly<Record<string, string>>;
  readonly roomOfHouse: Readonly<Record<string, string>>;
  readonly basePath: string;
  readonly local: boolean;
};

const holder = document.getElementById("desk-facts");

export const facts: DeskFacts = JSON.parse(holder?.textContent ?? "{}");
