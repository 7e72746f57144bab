/**
 * The whole matrix of pages, windows and themes (npm run test:full). Otherwise pairs: each page, each window and each theme is tested,
 * but pages of one template not in all combinations.
 */
export const isFull = process.env.E2E_FULL === "1";

/** Tags a test that does not depend on the window; in the short run it runs in one of them. */
export const onPhone = isFull ? [] : ["@phone"];
export const onDesktop = isFull ? [] : ["@desktop"];

/** Tags the tests of a list alternately. */
export function inTurn(place: number): string[] {
  return place % 2 === 0 ? onDesktop : onPhone;
}

/** Tags a test whose kind others cover; it runs in the full run only (playwright.config.ts). */
export const fullOnly = "@full";

/** The first few of a test's variations (a page, a wording); the full run tests all of them. */
export function few<Each>(all: readonly Each[], count: number): readonly Each[] {
  return isFull ? all : all.slice(0, count);
}

/** Every nth of a list, starting at another one for each test, so that all tests together cover all of it. */
export function share<Each>(all: readonly Each[], place: number, of: number): readonly Each[] {
  return isFull ? all : all.filter((_, at) => (at + place) % of === 0);
}
