/** What the page says to its scripts (desk/page.ts). */
export type DeskFacts = {
  readonly editor: object;
  /** An address for each name of a picture, among them each file of content/media by its name without ending. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Every name of a picture, those included that have been added since the site was built. */
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
  readonly sampleStory: string;
  readonly basePath: string;
  /** Whether the desk's own server reads and writes the folder. */
  readonly local: boolean;
};

const holder = document.getElementById("desk-facts");

export const facts: DeskFacts = JSON.parse(holder?.textContent ?? "{}");
