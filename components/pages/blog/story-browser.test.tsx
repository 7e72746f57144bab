import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoryBrowser } from "@/components/pages/blog/story-browser.client";
import { findStories } from "@/components/features/stories/story-search";
import { storyIndex } from "@/components/features/stories/story-index";

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
  more: "Read More",
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

beforeEach(() => window.history.replaceState(null, "", "/blog/"));

const shown = () => screen.getAllByRole("heading", { level: 3 }).length;

test("typing narrows the stories at once and says how many match", async () => {
  open();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "papyrus");
  expect(shown()).toBe(1);
  expect(screen.getByRole("status")).toHaveTextContent("1 story for “papyrus”.");
});

test("a reload, and Back from a story, find the search and the filters again", async () => {
  const { unmount } = open();
  await userEvent.type(screen.getByRole("searchbox"), "quiet");
  await userEvent.click(screen.getByRole("button", { name: "Coffee" }));
  await waitFor(() => expect(window.location.search).toBe("?q=quiet&tag=Coffee"));
  unmount();
  open();
  expect(screen.getByRole("searchbox")).toHaveValue("quiet");
  expect(screen.getByRole("button", { name: "Coffee" })).toHaveAttribute("aria-pressed", "true");
  expect(shown()).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("a category that an address makes up narrows nothing", () => {
  window.history.replaceState(null, "", "/blog/?category=Zebra&utm_source=post");
  open();
  expect(shown()).toBe(3);
});

test("Enter in the search keeps the page and the words", async () => {
  open();
  const box = screen.getByRole("searchbox");
  await userEvent.type(box, "coffee{Enter}");
  expect(box).toHaveValue("coffee");
});

test("a category and a tag narrow together, and one click shows all again", async () => {
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

test("words that no story has lead to a sentence", async () => {
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

function serve(index: unknown) {
  const answer = { ok: true, json: () => Promise.resolve(index) };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)) });
}

test("a search finds the stories of other pages, and lets them go with it", async () => {
  serve(storyIndex());
  const elsewhere = storyIndex().find(({ id }) => id === "entoto-walk");
  if (!elsewhere) throw new Error("the story is gone");
  open(true);
  expect(screen.queryByText(elsewhere.excerpt)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox"), elsewhere.excerpt);
  expect(await screen.findByText(elsewhere.excerpt)).toBeVisible();
  expect(screen.getByRole("link", { name: new RegExp(elsewhere.title) })).toHaveAttribute(
    "href",
    `${elsewhere.page}/`,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^1 story for/);
  await userEvent.click(screen.getByRole("button", { name: "Show all stories" }));
  expect(shown()).toBe(stories.length);
});

test("words of a story's text find it, though its card does not have them", async () => {
  serve(stories.map((one) => ({ ...one, body: one.id === "boat" ? "Papyrus floats." : "" })));
  open();
  await userEvent.type(screen.getByRole("searchbox"), "floats");
  expect(await screen.findByText("1 story for “floats”.")).toBeVisible();
  expect(shown()).toBe(1);
});

test("where the whole texts do not come, the search says so", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  open();
  await userEvent.type(screen.getByRole("searchbox"), "dawn");
  expect(await screen.findByText(/Not all could be searched/)).toBeVisible();
  expect(shown()).toBe(stories.length);
});

test("once the line is back, the whole texts are fetched again", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  open();
  await userEvent.type(screen.getByRole("searchbox"), "floats");
  await screen.findByText(/Not all could be searched/);
  serve(stories.map((one) => ({ ...one, body: one.id === "boat" ? "Papyrus floats." : "" })));
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("1 story for “floats”.")).toBeVisible();
});

test("the whole texts that have come stay, whether or not the line does", async () => {
  serve(stories.map((one) => ({ ...one, body: one.id === "boat" ? "Papyrus floats." : "" })));
  open();
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "floats");
  await screen.findByText("1 story for “floats”.");
  await userEvent.clear(search);
  const offline = jest.fn(() => Promise.reject(new TypeError("offline")));
  Object.assign(globalThis, { fetch: offline });
  await userEvent.type(search, "floats");
  expect(await screen.findByText("1 story for “floats”.")).toBeVisible();
  expect(offline).not.toHaveBeenCalled();
});
