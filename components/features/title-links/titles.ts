import { formAction } from "@/components/ui/asset";
import { posts } from "@/content/model/posts";
import { allRooms } from "@/content/model/rooms";

export const titlesFile = "/titles.json";

type TitledPage = { readonly page: string; readonly price?: number; readonly house?: string };

function byTitle<Entry extends { readonly title: string }>(
  entries: readonly Entry[],
  pageOf: (entry: Entry) => TitledPage,
): Readonly<Record<string, readonly TitledPage[]>> {
  return Object.fromEntries(
    entries.map(({ title }) => [
      title,
      entries.filter((entry) => entry.title === title).map(pageOf),
    ]),
  );
}

export function titledPages() {
  return {
    rooms: byTitle(allRooms, ({ page, pricePerNight, house }) => ({
      page: formAction(page),
      price: pricePerNight,
      house,
    })),
    stories: byTitle(posts, ({ page }) => ({ page: formAction(page) })),
  };
}
