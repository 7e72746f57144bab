/**
 * Runs in the page as it stands, before the framework: it may name nothing of this file. `file` is titles.json; of several rooms of one
 * title the one of the query's house is meant, or else of its price, and of the same price that of the home the guest is in.
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
    // Without a connection the page itself is the answer.
  }
}
