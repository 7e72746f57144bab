import type { PageLink, Post, PostComment, SectionHeading } from "./types";

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

type BlogPost = Post & {
  readonly topic: (typeof blogCategories)[number];
  readonly tags: readonly (typeof blogTags)[number][];
};

export const posts = [
  {
    id: "coffee-three-times",
    author: "Selam",
    date: "2026-10-12",
    category: "Interior",
    title: "Coffee, poured three times",
    excerpt:
      "The beans are roasted in front of you and the jebena is filled again and again. Plan an hour, and stay for the third cup.",
    picture: "coffee",
    href: "/blog_details",
    tags: ["Coffee", "Quiet"],
    topic: "Restaurants",
  },
  {
    id: "tankwa-morning",
    author: "Abebe",
    date: "2026-09-21",
    category: "Interior",
    title: "A morning in a papyrus boat",
    excerpt:
      "A tankwa is tied from reeds in a day and lasts a season. Its boatman knows where the pelicans wait for the fishermen.",
    picture: "watersports",
    href: "/blog_details",
    tags: ["Lake", "Family"],
    topic: "Uncategories",
  },
  {
    id: "entoto-walk",
    author: "Tigist",
    date: "2026-08-17",
    category: "Interior",
    title: "Three walks in the Entoto forest",
    excerpt:
      "A short path for children, a longer one to a view of the city, and a steep one that needs good shoes and a slow breath.",
    picture: "nature-walk",
    href: "/blog_details",
    tags: ["Forest", "Family"],
    topic: "Health Club",
  },
  {
    id: "cloth-on-the-bed",
    author: "Selam",
    date: "2026-06-29",
    category: "Interior",
    title: "The cloth on your bed",
    excerpt:
      "A gabi has four layers of cotton and a woven border called tibeb. We visited the loom on which yours was made.",
    picture: "room-classic",
    href: "/blog_details",
    tags: ["Craft", "Quiet"],
    topic: "Industrial",
  },
  {
    id: "breakfast-tray",
    author: "Daniel",
    date: "2026-05-11",
    category: "Interior",
    title: "What stands on the breakfast tray",
    excerpt:
      "Ambasha scored like a wheel, honey from the highlands, fruit from Bahir Dar. And, of course, coffee.",
    picture: "breakfast",
    href: "/blog_details",
    tags: ["Breakfast", "Coffee"],
    topic: "Luxury Hotels",
  },
  {
    id: "yoga-before-sunrise",
    author: "Tigist",
    date: "2026-03-02",
    category: "Interior",
    title: "Yoga before the sun is up",
    excerpt:
      "Mats are laid out on the deck while it is still dark. By the last exercise the far shore has turned gold.",
    picture: "yoga",
    href: "/blog_details",
    tags: ["Yoga", "Lake", "Quiet"],
    topic: "SPA Center",
  },
] as const satisfies readonly BlogPost[];

/** The stories as an Atom feed, for readers that are no people. */
export const storyFeed = "/feed.xml";

export const popularPosts = [posts[1], posts[3], posts[5]] as const satisfies readonly Post[];

/** The three articles that the Resort and City Hotel homes show. */
export const latestPosts = [posts[0], posts[1], posts[2]] as const satisfies readonly Post[];

export const blogPage = {
  label: "Blog",
  title: "Stories from the four resorts",
  text: "Written by the people who work here.",
  readMore: "Read More",
  search: { label: "Search", placeholder: "Search the stories" },
  popularTitle: "Popular Posts",
  categoriesTitle: "Categories",
  tagsTitle: "Tags",
  clear: "Show all stories",
  /** How many stories match, and what: {filter} is the words, the category and the tag that are asked for. */
  matches: {
    none: "No story matches {filter}. Leave one out, or show all stories.",
    one: "1 story matches {filter}.",
    other: "{count} stories match {filter}.",
  },
  partly: "The stories of the other pages could not be searched. Please try again.",
  pager: { label: "Pages", previous: "Previous", pages: ["1", "2", "3"], next: "Next" },
} as const;

export const blogDetails = {
  /** Shown where no title arrived in the query. */
  defaultTitle: "A slow day, from the first cup to the last light",
  author: "Selam",
  date: "2026-10-12",
  category: "Interior",
  picture: "breakfast",
  caption: "The first cup comes with the tray, and the tray comes early.",
  figure: { picture: "yoga", caption: "The deck over the lake, before anybody is up." },
  paragraphs: [
    "Every story here begins with somebody who works at one of our four resorts. They write down what they would show a friend: where to stand at six in the morning, whom to ask about the boats, which path is dry after rain.",
    "A good day starts early. The lake is smooth then and the forest smells of eucalyptus. Somebody is already roasting beans. By nine the sun is high, and the best place is a chair in the shade with a book that you do not read.",
    "In the afternoon the wind comes up. Walk a little, swim a little, or sit with the weavers and watch a border grow by the width of a finger. Nobody will ask you to buy it.",
    "Dinner is late and long. When the lamps have been carried out to the terrace, look up: there is little light around us, and on a clear night the sky is full.",
  ],
  quote: "Show a guest what you would show a friend.",
  rulesTitle: "A few rules for joining in",
  rules: [
    "Ask before you take somebody’s picture.",
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
  previous: { label: "Previous post", post: posts[1] },
  next: { label: "Next post", post: posts[2] },
  commentsTitle: "2 Comments",
  reply: "REPLY",
} as const;

export const comments = [
  {
    id: "liya",
    author: "Liya",
    date: "2026-10-14",
    text: "We went out at six, as you advised. The lake was ours, apart from two herons.",
  },
  {
    id: "peter",
    author: "Peter",
    date: "2026-10-19",
    text: "Good to know about the shoes. Is the longer walk possible with a child of eight?",
  },
] as const satisfies readonly PostComment[];

export const latestHeading = {
  label: "Blog",
  title: "From the resorts",
} as const satisfies SectionHeading;

export const allStories = {
  kind: "page",
  label: "All stories",
  href: "/blog",
} as const satisfies PageLink;
