/** Marks an element whose markup the data of the page leaves out. */
export const staticMark = "data-static";

type RouteData = { push(part: readonly [kind: 1, rows: string]): unknown };

export type PageData = {
  readonly mark: string;
  /** How many elements are marked. */
  readonly count: number;
  /** The id of the row for the first of them; those of the others follow. */
  readonly first: number;
  readonly rows: string;
  /** Where the same data lies with nothing left out. */
  readonly whole: string;
};

/**
 * Gives React the flight data of the page, with the innerHTML of the marked elements filled in, and calls `enter` to start the page. Where
 * the number of such elements is another than at the build (the document broke off, an extension changed it), the whole data is fetched;
 * where that fails the page stays as it was drawn, and presses that wait are left to the browser. This is written into the script of
 * every page as text: it must not refer to other code, nor declare functions.
 */
export function handOverData(data: RouteData, page: PageData, enter: () => void): void {
  if (document.readyState === "loading") {
    // A page that starts at once has its data before the last of its elements.
    addEventListener("DOMContentLoaded", () => handOverData(data, page, enter));
    return;
  }
  const elements = document.querySelectorAll(`[${page.mark}]`);
  if (elements.length !== page.count) {
    fetch(page.whole)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(
        (rows) => {
          data.push([1, rows]);
          enter();
        },
        () => dispatchEvent(new Event("live")),
      );
    return;
  }
  elements.forEach(({ innerHTML }, place) => {
    const text = JSON.stringify(innerHTML.replace(/^\$/, "$$$$"));
    data.push([1, `${(page.first + place).toString(16)}:${text}\n`]);
  });
  data.push([1, page.rows]);
  enter();
}
