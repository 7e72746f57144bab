import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoryBrowser } from "@/components/islands/story-browser";
import { findStories } from "@/components/lib/story-search";

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
  none: "No story matches.",
};

beforeEach(() => {
  render(
    <StoryBrowser
      stories={stories}
      cards={Object.fromEntries(stories.map(({ id, title }) => [id, <h3 key={id}>{title}</h3>]))}
      categories={["Restaurants", "Uncategories"]}
      tags={["Coffee", "Lake", "Quiet"]}
      texts={texts}
    >
      <p>Popular</p>
    </StoryBrowser>,
  );
});

const shown = () => screen.getAllByRole("heading", { level: 3 }).length;

test("typing narrows the stories at once and says how many match", async () => {
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "papyrus");
  expect(shown()).toBe(1);
  expect(screen.getByRole("status")).toHaveTextContent("1 story matches.");
});

test("Enter in the search keeps the page and the words", async () => {
  const box = screen.getByRole("searchbox");
  await userEvent.type(box, "coffee{Enter}");
  expect(box).toHaveValue("coffee");
});

test("a category and a tag narrow together, and one press shows all again", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Restaurants" }));
  expect(shown()).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Coffee" }));
  expect(shown()).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(shown()).toBe(3);
  expect(screen.getByRole("button", { name: "Coffee" })).toHaveAttribute("aria-pressed", "false");
});

test("words that stand nowhere lead to a sentence", async () => {
  await userEvent.type(screen.getByRole("searchbox"), "zebra");
  expect(screen.queryAllByRole("heading", { level: 3 })).toHaveLength(0);
  expect(screen.getByRole("status")).toHaveTextContent("No story matches.");
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
  await userEvent.click(screen.getByRole("button", { name: "Lake" }));
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(screen.getByRole("heading", { name: "The old Café" }).closest("ul")).toHaveFocus();
});
