/**
 * Runs in the page before the framework, so it may use nothing else from this file. `file` is titles.json; of several rooms with one
 * title it takes the one of the query's house, or else of its price, and at the same price that of the current home.
 */
export async function findTitle(file: string, kind: string): Promise<void> {
  const query = new URLSearchParams(location.search);
  const title = query.get("title");
  if (title === null) return;
  const price = Number(query.get("price"));
  const house = query.get("house");
  for (const name of ["title", "price", "house"]) query.delete(name);
  try {
    const answer = await fetch(file);
    const titles = await answer.json();
    type TitledPage = { page: string; price?: number; house?: string };
    const pages: TitledPage[] = titles[kind][title] ?? [];
    const score = (one: TitledPage) =>
      (one.house === house ? 4 : 0) +
      (one.price === price ? 2 : 0) +
      (one.page.startsWith(location.pathname) ? 1 : 0);
    const best = pages.sort((one, other) => score(other) - score(one))[0];
    if (best) location.replace(best.page + (query.size > 0 ? `?${query}` : "") + location.hash);
  } catch {
    // Without a connection the guest stays on this page.
  }
}
