/** Marks an element whose markup the data of the page leaves out. */
export const staticMark = "data-static";

type RouteData = { push(part: readonly [kind: 1, rows: string]): unknown };

/**
 * Hands the markup in the marked elements to React, as the rows that the data of the page refers to: `first` and those behind it.
 * Where there are more or fewer than `count`, something else has changed the page: then it stays as it was drawn, and the presses
 * that wait are left to the browser. This stands in the document's data as text: it may name nothing outside itself.
 */
export function handOverMarkup(data: RouteData, mark: string, first: number, count: number): void {
  const elements = document.querySelectorAll(`[${mark}]`);
  if (elements.length !== count) {
    dispatchEvent(new Event("live"));
    throw new Error("This page was changed before it started: it stays as it was drawn.");
  }
  elements.forEach(({ innerHTML }, place) => {
    const text = JSON.stringify(innerHTML.replace(/^\$/, "$$$$"));
    data.push([1, `${(first + place).toString(16)}:${text}\n`]);
  });
}
