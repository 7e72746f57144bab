import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OccupancyFields } from "@/components/features/stay/search/occupancy-fields.client";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import type { Stay } from "@/components/features/stay/model/stay";
import { counters, stayFields } from "@/content/copy/forms";

const page = (stay: Stay) => (
  <SearchContext value={{ ...emptySearch, stay }}>
    <StayForm action="/find_room/" label="search">
      <OccupancyFields texts={{ guests: stayFields.guests.label, ...counters }} />
    </StayForm>
  </SearchContext>
);
const show = (stay: Stay = {}) => render(page(stay));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));
const submitted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));

test("the counters start at one room, one adult and no child, and submit that", () => {
  show();
  expect(submitted()).toEqual({ room: "1", adult: "1", children: "0" });
});

test("minus stops at the least, keeps the keyboard there, and lives again above it", async () => {
  show();
  const remove = screen.getByRole("button", { name: counters.rooms.remove, hidden: true });
  expect(remove).toHaveAttribute("aria-disabled", "true");
  await click(counters.rooms.add);
  expect(remove).toHaveAttribute("aria-disabled", "false");
  await click(counters.rooms.remove);
  expect(remove).toHaveAttribute("aria-disabled", "true");
  expect(remove).toHaveFocus();
  await click(counters.rooms.remove);
  expect(submitted()).toMatchObject({ room: "1" });
});

test("there is no most: plus goes on", async () => {
  show();
  for (let clicks = 0; clicks < 12; clicks++) await click(counters.adults.add);
  expect(submitted()).toMatchObject({ adult: "13" });
});

test("the buttons show what has been chosen", async () => {
  show();
  await click(counters.children.add);
  await click(counters.adults.add);
  expect(screen.getByRole("button", { name: /^Guests/ })).toHaveTextContent("2 adults, 1 child");
  expect(screen.getByRole("button", { name: /^Rooms/ })).toHaveTextContent("1");
});

test("a search in the address fills the counters", () => {
  show({ room: 2, adult: 4, children: 3 });
  expect(submitted()).toEqual({ room: "2", adult: "4", children: "3" });
});

test("after a click within the page, counters that the guest has not clicked follow the address", () => {
  const { rerender } = show({ room: 1, adult: 3, children: 0 });
  rerender(page({ room: 2, adult: 3, children: 0 }));
  expect(submitted()).toEqual({ room: "2", adult: "3", children: "0" });
  expect(screen.getByRole("button", { name: /^Rooms/ })).toHaveTextContent("2");
  rerender(page({ room: undefined, adult: undefined, children: undefined }));
  expect(submitted()).toEqual({ room: "1", adult: "1", children: "0" });
});

test("after a click within the page, a party that the guest has counted stays as it is shown", async () => {
  const { rerender } = show({ room: 2, adult: 2, children: 0 });
  await click(counters.adults.add);
  for (const room of [3, undefined]) {
    rerender(page({ room, adult: 2, children: 1 }));
    expect(submitted()).toEqual({ room: "2", adult: "3", children: "0" });
    expect(screen.getByRole("button", { name: /^Rooms/ })).toHaveTextContent("2");
    expect(screen.getByRole("button", { name: /^Guests/ })).toHaveTextContent("3 adults");
  }
});

test("a count that was lowered to the least is still that when the browser shows the page again", async () => {
  show({ adult: 3 });
  await click(counters.adults.remove);
  await click(counters.adults.remove);
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(submitted()).toMatchObject({ adult: "1" });
  expect(screen.getByRole("button", { name: /^Guests/ })).toHaveTextContent("1 adult,");
});
