/**
 * The whole matrix of pages, windows and themes (npm run test:full). Otherwise pairs: each page, each window and each theme is met, a
 * page of the same template not in all of them.
 */
export const isFull = process.env.E2E_FULL === "1";

/** The tags of a test that holds alike in any window: in the short run it runs in one of them. */
export const onPhone = isFull ? [] : ["@phone"];
export const onDesktop = isFull ? [] : ["@desktop"];

/** The same for the tests of a list, in turn. */
export function inTurn(place: number): string[] {
  return place % 2 === 0 ? onDesktop : onPhone;
}

/** The tag of a test whose kind others show: it runs in the full run alone (playwright.config.ts). */
export const fullOnly = "@full";

/** The first few of what a test is repeated for and hardly differs by (a page, a wording); the full run repeats it for all. */
export function few<Each>(all: readonly Each[], count: number): readonly Each[] {
  return isFull ? all : all.slice(0, count);
}

/** Each so-manyth of a list, begun at another place for each test, so that all tests together meet all of it. */
export function share<Each>(all: readonly Each[], place: number, of: number): readonly Each[] {
  return isFull ? all : all.filter((_, at) => (at + place) % of === 0);
}
