import { pages } from "../copy/pages";
import { readRecords } from "./read-records";
import { storySchema } from "../schemas/story";
import { startingWith } from "./starting-with";
import { todayInAddis } from "./today";
import type { PageLink, Post, PostComment } from "./types";

/** The capitals and spellings of the categories are the spec's. */
export const blogCategories = [
  "Luxury Hotels",
  "Restaurants",
  "SPA Center",
  "Health Club",
  "Industrial",
  "Uncategories",
] as const;

export const blogTags = [
  "Coffee",
  "Lake",
  "Forest",
  "Craft",
  "Breakfast",
  "Yoga",
  "Family",
  "Quiet",
] as const;

const topics: readonly string[] = blogCategories;
const tags: readonly string[] = blogTags;

/** Sorts stories by whether their day has come: a later one waits for the first build from that day on. */
export function byDay<Story extends { readonly date: string }>(
  stories: readonly Story[],
  today: string,
): { readonly due: readonly Story[]; readonly waiting: readonly Story[] } {
  return {
    due: stories.filter(({ date }) => date <= today),
    waiting: stories.filter(({ date }) => date > today),
  };
}

const stories: readonly Post[] = readRecords("stories", storySchema)
  .map((story) => {
    const unknown = [
      ...(topics.includes(story.topic) ? [] : [story.topic]),
      ...story.tags.filter((tag) => !tags.includes(tag)),
    ];
    if (unknown.length > 0) {
      throw new Error(
        `content/records/stories/${story.id}.md: "${unknown.join('", "')}" is no category or tag of the blog (content/model/posts.ts).`,
      );
    }
    return { ...story, page: `/blog_details/${story.id}` as const };
  })
  .sort((one, other) => other.date.localeCompare(one.date));

const { due, waiting } = byDay(
  stories,
  // Authors see a story at once, in npm run dev and on the desk.
  process.env.NODE_ENV === "development" ? "9999-12-31" : todayInAddis(),
);

/** The stories, the newest first; each has a page of its own. */
export const posts = due;

/** Stories that are not published yet; npm run check lists them. */
export const waitingPosts = waiting;

if (posts.length === 0 && waiting.length > 0)
  throw new Error(
    "content/records/stories: every story is dated later than today; /blog/ would be empty.",
  );

/** The filters of the stories; those that match none are left out. */
export const categoriesInUse = blogCategories.filter((name) =>
  posts.some(({ topic }) => topic === name),
);
export const tagsInUse = blogTags.filter((name) => posts.some(({ tags }) => tags.includes(name)));

/** The stories as an Atom feed. */
export const storyFeed = "/feed.xml";

export const popularPosts = posts.filter(({ popular }) => popular);

/** The stories beginning with the nth newest, then the newer ones, so that each home opens with others. */
export const postsFrom = (nth: number) => startingWith(posts, nth);

/** The three articles of the Resort's home, and those of the City Hotel's. */
export const latestPosts = posts.slice(0, 3);
export const cityPosts = postsFrom(2).slice(0, 3);

export const blogPage = {
  label: "Blog",
  title: pages.blog.bannerTitle,
  text: "Written by the people who work here.",
  readMore: "Read More",
  search: { label: "Search", placeholder: "Search the stories" },
  popularTitle: "Popular Posts",
  categoriesTitle: "Categories",
  tagsTitle: "Tags",
  clear: "Show all stories",
  /** How many stories match; {filter} lists the words, the category and the tag. */
  matches: {
    none: "No stories match {filter}. Clear one, or show all stories.",
    one: "1 story matches {filter}.",
    other: "{count} stories match {filter}.",
  },
  partly: "We couldn’t search the full stories. Please try again.",
  pager: { label: "Pages", previous: "Previous", pages: ["1", "2", "3"], next: "Next" },
} as const;

export const blogDetails = {
  /** Shown where the query has no title. */
  defaultTitle: "A slow day, from the first cup to the last light",
  author: "Selam",
  date: "2026-10-12",
  category: "Interior",
  picture: "room-classic-table",
  caption: "The first cup of the day, at a window.",
  figure: { picture: "yoga-mats", caption: "The deck over the lake, before anyone is up." },
  paragraphs: [
    "Every story here begins with someone who works at one of our four resorts. They write down what they’d show a friend: where to stand at six in the morning, who to ask about the boats, which path is dry after rain.",
    "A good day starts early. The lake is smooth then and the forest smells of eucalyptus. Someone is already roasting beans. By nine the sun is high, and the best place is a chair in the shade with a book that you don’t read.",
    "In the afternoon the wind comes up. Walk a little, swim a little, or sit with the weavers and watch a border grow by the width of a finger. No one will ask you to buy it.",
    "Dinner is late and long. When the lamps have been carried out to the terrace, look up: there is little light around us, and on a clear night the sky is full.",
  ],
  quote: "Show a guest what you would show a friend.",
  rulesTitle: "A few rules for joining in",
  rules: [
    "Ask before you take someone’s picture.",
    "Cover shoulders and knees when you visit a monastery.",
    "Wear a life jacket on the water, even if you swim well.",
    "Stay on the path in the forest and in the gorge.",
    "Accept the first cup of coffee. The third is up to you.",
  ],
  tagsTitle: "Tags",
  tags: ["Coffee", "Lake", "Quiet"],
  shareTitle: "Share",
  share: [
    { id: "facebook", label: "FB", name: "Facebook" },
    { id: "twitter", label: "TW", name: "Twitter" },
    { id: "linkedin", label: "LN", name: "LinkedIn" },
    { id: "pinterest", label: "PI", name: "Pinterest" },
  ],
  previous: "Previous post",
  next: "Next post",
  /** {count} is the number of comments. */
  commentsTitle: { none: "No comments yet", one: "1 Comment", other: "{count} Comments" },
  readingTime: "{minutes} min read",
  related: { label: "Related", title: "More on the same subject" },
  reply: "REPLY",
} as const;

export const comments = [
  {
    id: "liya",
    story: "tankwa-morning",
    author: "Liya",
    date: "2026-10-14",
    text: "We went out at six, as you advised. The lake was ours, apart from two herons.",
  },
  {
    id: "peter",
    story: "entoto-walk",
    author: "Peter",
    date: "2026-10-19",
    text: "Good to know about the path. Is the longer walk possible with a child of eight?",
  },
] as const satisfies readonly PostComment[];

export const allStories = {
  kind: "page",
  label: "All stories",
  href: "/blog",
} as const satisfies PageLink;
