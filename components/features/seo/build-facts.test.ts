import { buildFacts } from "@/components/features/seo/build-facts";
import { llmsText } from "@/components/features/seo/text-files";
import { storyFeedXml } from "@/components/features/stories/story-feed";
import { innerPages, templatePages } from "@/content/copy/pages";
import { posts } from "@/content/model/posts";
import { publicAddress } from "@/content/model/public-address";
import { thingsOf } from "@/lib/node/graph";

const { changed, graphs, templates } = buildFacts();

test.each(posts)("$page is as old in site map, feed and structured data as its text", (post) => {
  const address = publicAddress(post.page);
  const { date } = post;
  expect(changed[address]).toBe(date);
  const entry = storyFeedXml()
    .split("<entry>")
    .find((one) => one.includes(`href="${address}"`));
  expect(entry).toContain(`<updated>${date}T00:00:00Z</updated>`);
  const story = thingsOf(graphs[address]).find((thing) => thing["@type"] === "BlogPosting");
  expect(story).toMatchObject({ datePublished: date, dateModified: date });
});

test("the pages that stand for all rooms and stories are in neither site map nor llms.txt", () => {
  const addresses = templatePages.map((page) => publicAddress(`/${page}`));
  expect(templates).toEqual(addresses);
  const linked = innerPages.filter((page) => llmsText().includes(`(${publicAddress(`/${page}`)})`));
  expect(linked).toEqual(innerPages.filter((page) => !templatePages.includes(page)));
});

test.each(templatePages)("the page %s offers nothing that has a page of its own", (page) => {
  const types = thingsOf(graphs[publicAddress(`/${page}`)]).map((thing) => thing["@type"]);
  expect(types).toContain("WebPage");
  for (const type of ["HotelRoom", "Offer", "BlogPosting"]) expect(types).not.toContain(type);
});
