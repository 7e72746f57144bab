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
 * Hands the data of the page to React, the markup in the marked elements first, as the rows that it refers to; then `enter` starts the
 * page. Where there are more or fewer such elements than there were, because the document broke off or something else has changed
 * it, the whole data is fetched; where that fails the page stays as it was drawn, and presses that wait are left to the browser. This
 * stands before the data of every page as text: it may name nothing outside itself, and no function within.
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
