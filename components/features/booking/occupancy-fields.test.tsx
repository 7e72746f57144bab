import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OccupancyFields } from "@/components/features/booking/occupancy-fields.client";
import { nothingAsked, SearchContext } from "@/components/features/booking/stay-provider.client";
import type { Stay } from "@/components/features/booking/stay";
import { counters, stayFields } from "@/content/forms";

const show = (stay: Stay = {}) =>
  render(
    <SearchContext value={{ ...nothingAsked, stay }}>
      <form aria-label="search">
        <OccupancyFields texts={{ guests: stayFields.guests.label, ...counters }} />
      </form>
    </SearchContext>,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));
const submitted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));

test("the counters start at one room, one adult and no child, and submit that", () => {
  show();
  expect(submitted()).toEqual({ room: "1", adult: "1", children: "0" });
});

test("minus stops at the least, keeps the keyboard there, and lives again above it", async () => {
  show();
  const remove = screen.getByRole("button", { name: counters.rooms.remove, hidden: true });
  expect(remove).toHaveAttribute("aria-disabled", "true");
  await press(counters.rooms.add);
  expect(remove).toHaveAttribute("aria-disabled", "false");
  await press(counters.rooms.remove);
  expect(remove).toHaveAttribute("aria-disabled", "true");
  expect(remove).toHaveFocus();
  await press(counters.rooms.remove);
  expect(submitted()).toMatchObject({ room: "1" });
});

test("there is no most: plus goes on", async () => {
  show();
  for (let press12 = 0; press12 < 12; press12++) await press(counters.adults.add);
  expect(submitted()).toMatchObject({ adult: "13" });
});

test("the buttons show what has been chosen", async () => {
  show();
  await press(counters.children.add);
  await press(counters.adults.add);
  expect(screen.getByRole("button", { name: /^Guests/ })).toHaveTextContent("2 adults, 1 child");
  expect(screen.getByRole("button", { name: /^Rooms/ })).toHaveTextContent("1");
});

test("a search in the address fills the counters", () => {
  show({ room: 2, adult: 4, children: 3 });
  expect(submitted()).toEqual({ room: "2", adult: "4", children: "3" });
});
