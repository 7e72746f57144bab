import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoryBrowser } from "@/components/features/stories/story-browser.client";
import { findStories } from "@/components/features/stories/story-search";
import { posts } from "@/content/posts";

const story = (id: string, title: string, topic: string, tags: string[]) => ({
  id,
  title,
  topic,
  tags,
  excerpt: "At dawn.",
  author: "Selam",
});
const stories = [
  story("coffee", "Coffee, poured three times", "Restaurants", ["Coffee", "Quiet"]),
  story("boat", "A morning in a papyrus boat", "Uncategories", ["Lake"]),
  story("cafe", "The old Café", "Restaurants", ["Quiet"]),
];
const texts = {
  search: { label: "Search", placeholder: "Search the stories" },
  categoriesTitle: "Categories",
  tagsTitle: "Tags",
  clear: "Show all stories",
  matches: {
    none: "Nothing for {filter}.",
    one: "1 story for {filter}.",
    other: "{count} stories for {filter}.",
  },
  partly: "Not all could be searched.",
};

function open(more = false) {
  return render(
    <StoryBrowser
      stories={stories}
      more={more}
      cards={Object.fromEntries(stories.map(({ id, title }) => [id, <h3 key={id}>{title}</h3>]))}
      categories={["Restaurants", "Uncategories"]}
      tags={["Coffee", "Lake", "Quiet"]}
      texts={texts}
    >
      <p>Popular</p>
    </StoryBrowser>,
  );
}

const shown = () => screen.getAllByRole("heading", { level: 3 }).length;

test("typing narrows the stories at once and says how many match", async () => {
  open();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "papyrus");
  expect(shown()).toBe(1);
  expect(screen.getByRole("status")).toHaveTextContent("1 story for “papyrus”.");
});

test("Enter in the search keeps the page and the words", async () => {
  open();
  const box = screen.getByRole("searchbox");
  await userEvent.type(box, "coffee{Enter}");
  expect(box).toHaveValue("coffee");
});

test("a category and a tag narrow together, and one press shows all again", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Restaurants" }));
  expect(shown()).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Coffee" }));
  expect(shown()).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(shown()).toBe(3);
  expect(screen.getByRole("button", { name: "Coffee" })).toHaveAttribute("aria-pressed", "false");
});

test("filters that leave nothing together say which they are", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Restaurants" }));
  expect(screen.getByRole("status")).toHaveTextContent("2 stories for Restaurants.");
  await userEvent.click(screen.getByRole("button", { name: "Lake" }));
  expect(screen.getByRole("status")).toHaveTextContent("Nothing for Restaurants + Lake.");
  await userEvent.click(screen.getByRole("button", { name: "Restaurants" }));
  expect(screen.getByRole("status")).toHaveTextContent("1 story for Lake.");
});

test("words that stand nowhere lead to a sentence", async () => {
  open();
  await userEvent.type(screen.getByRole("searchbox"), "zebra");
  expect(screen.queryAllByRole("heading", { level: 3 })).toHaveLength(0);
  expect(screen.getByRole("status")).toHaveTextContent("Nothing for “zebra”.");
});

test.each([
  ["cafe", ["cafe"]],
  ["  COFFEE   quiet ", ["coffee"]],
  [".*", []],
  ["", ["coffee", "boat", "cafe"]],
])("the words %p find %p", (words, ids) => {
  expect(Array.from(findStories(stories, { words }))).toEqual(ids);
});

test("the button that shows all stories leads the keyboard to them as it goes", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Lake" }));
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(screen.getByRole("heading", { name: "The old Café" }).closest("ul")).toHaveFocus();
});

test("a search on one page of the stories finds those of the others, and lets them go with it", async () => {
  const [elsewhere] = posts;
  open(true);
  expect(screen.queryByText(elsewhere.excerpt)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox"), elsewhere.excerpt);
  expect(await screen.findByText(elsewhere.excerpt)).toBeVisible();
  expect(screen.getByRole("link", { name: new RegExp(elsewhere.title) })).toHaveAttribute(
    "href",
    `/blog_details?title=${encodeURIComponent(elsewhere.title)}`,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^1 story for/);
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(shown()).toBe(stories.length);
});
