import { storyFeedXml } from "@/components/features/stories/story-feed";
import { posts } from "@/content/model/posts";

function read() {
  const feed = new DOMParser().parseFromString(storyFeedXml(), "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  return feed;
}

test("a feed reader gets every story, the newest first, with ids that are all different", () => {
  const entries = Array.from(read().querySelectorAll("entry"));
  const textOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? "";
  expect(entries.map((entry) => textOf(entry, "title")).toSorted()).toEqual(
    posts.map(({ title }) => title).toSorted(),
  );
  const updated = entries.map((entry) => textOf(entry, "updated"));
  expect(updated).toEqual(updated.toSorted().toReversed());
  expect(new Set(entries.map((entry) => textOf(entry, "id"))).size).toBe(posts.length);
});

test("the feed says where it is and when it last changed", () => {
  const feed = read();
  expect(feed.querySelector("feed > link[rel=self]")?.getAttribute("href")).toMatch(
    /^https:\/\/.+\/feed\.xml$/,
  );
  expect(feed.querySelector("feed > updated")?.textContent).toBe(
    `${posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1)}T00:00:00Z`,
  );
});
