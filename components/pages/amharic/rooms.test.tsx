import { render, screen } from "@testing-library/react";
import { AmharicRooms } from "@/components/pages/amharic/rooms";
import { amharicPlaces, amharicRooms } from "@/content/copy/amharic";
import { entriesOn } from "@/content/model/lists";
import { rooms } from "@/content/model/rooms";

jest.mock("@/content/copy/amharic", () => {
  const actual =
    jest.requireActual<typeof import("@/content/copy/amharic")>("@/content/copy/amharic");
  const { rooms: all } =
    jest.requireActual<typeof import("@/content/model/rooms")>("@/content/model/rooms");
  const names = Object.entries(actual.amharicRooms).filter(([id]) => id !== all[0]?.id);
  return { ...actual, amharicRooms: Object.fromEntries(names) };
});

test("a room is named in Amharic, or, where it has no such name yet, in English and as English", () => {
  render(<AmharicRooms />);
  const shown = entriesOn(1, rooms);
  expect(shown.some(({ id }) => !amharicRooms[id])).toBe(true);
  for (const { id, title } of shown) {
    const name = screen.getByText(amharicRooms[id] ?? title);
    expect(name.closest("[lang]")?.getAttribute("lang") ?? "am").toBe(
      amharicRooms[id] ? "am" : "en",
    );
  }
});

test("a room leads to its own page and names its resort", () => {
  render(<AmharicRooms />);
  const items = screen.getAllByRole("listitem");
  for (const [place, { house, page }] of entriesOn(1, rooms).entries()) {
    const [item] = items.slice(place, place + 1);
    const resort = Object.entries(amharicPlaces).find(([id]) => id === house)?.[1].name ?? "";
    expect(resort).not.toBe("");
    expect(item).toHaveTextContent(resort);
    expect(item?.querySelector("a")).toHaveAttribute("href", `${page}/`);
  }
});
