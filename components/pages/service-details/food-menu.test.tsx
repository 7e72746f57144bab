import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FoodMenu } from "@/components/pages/service-details/food-menu.client";
import type { FoodItem } from "@/content/model/types";

const dish = (category: FoodItem["category"], title: string): FoodItem => ({
  category,
  title,
  image: "injera",
  price: 9,
  description: "With bread.",
});
const built = [dish("breakfast", "Ful"), dish("lunch", "Shiro"), dish("dinner", "Doro wat")];
const filters = [
  { category: "breakfast", label: "BREAKFAST" },
  { category: "lunch", label: "LUNCH" },
] as const;
const texts = {
  filterLabel: "Choose a meal",
  failed: "Not just now.",
  retry: "Try again",
  dishes: { one: "dish", other: "dishes" },
};
const fetchMenu = jest.fn();
const answer = (body: unknown, ok = true) => ({
  ok,
  status: ok ? 200 : 500,
  json: async () => body,
});

beforeAll(() => {
  AbortSignal.any ??= () => new AbortController().signal;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = fetchMenu;
});
beforeEach(() => window.history.replaceState(null, "", "/service_details/"));
beforeEach(() => fetchMenu.mockReset().mockResolvedValue(answer(built)));

const show = () =>
  render(
    <FoodMenu file="/food.menu.json" built={built} pictures={{}} filters={filters} texts={texts} />,
  );
const dishes = () =>
  screen.getAllByRole("listitem").map((item) => within(item).getByRole("heading").textContent);

test("every dish is on the page before the menu has loaded, and it is loaded once", async () => {
  show();
  expect(dishes()).toEqual(["Ful", "Shiro", "Doro wat"]);
  await waitFor(() => expect(fetchMenu).toHaveBeenCalledTimes(1));
});

test("a meal's button narrows the menu, and pressing it again shows everything", async () => {
  show();
  const lunch = screen.getByRole("button", { name: "LUNCH" });
  await userEvent.click(lunch);
  expect(dishes()).toEqual(["Shiro"]);
  expect(lunch).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("button", { name: "BREAKFAST" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(screen.getByRole("status")).toHaveTextContent("1 dish");
  await userEvent.click(lunch);
  expect(dishes()).toHaveLength(3);
});

test("the address keeps the meal, and a meal that nobody serves hides nothing", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button", { name: "LUNCH" }));
  await waitFor(() => expect(window.location.search).toBe("?meal=lunch"));
  unmount();
  const again = show();
  expect(dishes()).toEqual(["Shiro"]);
  again.unmount();
  window.history.replaceState(null, "", "?meal=brunch");
  show();
  await waitFor(() => expect(dishes()).toHaveLength(3));
});

test("a dish that came with the file is shown without a new build", async () => {
  fetchMenu.mockResolvedValue(answer([...built, dish("supper", "Lentil soup")]));
  show();
  expect(await screen.findByRole("heading", { name: "Lentil soup" })).toBeVisible();
});

test.each([
  ["answers 500", () => answer(null, false)],
  ["is no list", () => answer({ dishes: [] })],
  ["is empty", () => answer([])],
  ["has a dish without a price", () => answer([{ ...built[0], price: "nine" }])],
  ["has an unknown meal", () => answer([{ ...built[0], category: "brunch" }])],
  ["is no JSON", () => ({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError()) })],
])("a menu that %s leads to a sentence and to another try, which works", async (_, bad) => {
  fetchMenu.mockResolvedValueOnce(bad());
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not just now.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Shiro" })).toBeVisible();
  expect(fetchMenu).toHaveBeenCalledTimes(2);
});

test("a menu that comes at the second try takes the keyboard along", async () => {
  fetchMenu.mockResolvedValueOnce(answer(null, false));
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("list")).toHaveFocus();
});

test("a picture appears with the first dish of a meal only, and once", async () => {
  const coffee = { ...dish("lunch", "Coffee"), image: "coffee" } as const;
  const items = [...built, coffee, { ...dish("supper", "Kolo"), image: "coffee" } as const];
  fetchMenu.mockResolvedValue(answer(items));
  const pictures = { injera: <i>injera</i>, coffee: <i>coffee</i> };
  render(
    <FoodMenu
      file="/food.menu.json"
      built={items}
      pictures={pictures}
      filters={filters}
      texts={texts}
    />,
  );
  const withPicture = () =>
    screen
      .getAllByRole("listitem")
      .filter((item) => item.querySelector("i"))
      .map((item) => within(item).getByRole("heading").textContent);
  await waitFor(() => expect(fetchMenu).toHaveBeenCalled());
  expect(withPicture()).toEqual(["Ful", "Kolo"]);
  await userEvent.click(screen.getByRole("button", { name: "LUNCH" }));
  expect(withPicture()).toEqual(["Shiro"]);
});
