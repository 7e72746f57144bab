import { render, screen } from "@testing-library/react";
import { AmharicRooms } from "@/components/pages/amharic/rooms";
import { amharicRooms } from "@/content/amharic";
import { entriesOn } from "@/content/lists";
import { rooms } from "@/content/rooms";

jest.mock("@/content/amharic", () => {
  const actual = jest.requireActual<typeof import("@/content/amharic")>("@/content/amharic");
  const { rooms: all } = jest.requireActual<typeof import("@/content/rooms")>("@/content/rooms");
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
