import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { savedStays, queryOf } from "@/components/features/stay/model/saved-stays";
import type { Stay } from "@/components/features/stay/model/stay";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { StayRequest } from "@/components/pages/find-room/request/stay-request.client";
import { allRooms } from "@/content/model/rooms";
import { stayPattern } from "@/content/copy/stay-pattern";
import { sendTexts } from "@/content/copy/stay-request";

const { list, facts } = sendTexts;
const [first = "", second = "", third = ""] = new Set(allRooms.map(({ title }) => title));
const stayIn = (title: string): Stay => ({
  selectedInDate: "2026-11-21",
  selectedOutDate: "2026-11-23",
  title,
});

const page = (stay: Stay) => (
  <SearchContext value={{ ...emptySearch, stay }}>
    <StayRequest
      stay={stay}
      page="../find_room"
      catalogue={catalogue}
      office={{ ...bookingOffice, mark: "Adey" }}
      channels={{ email: "stay@adey.example", phone: "+251 11 000 00 00" }}
      destination={null}
    />
  </SearchContext>
);

/** Returns the rooms in the message, in order, as its e-mail would carry them. */
const requested = () => {
  const email = screen.getByRole("link", { name: sendTexts.channels.email });
  const letter = new URL(email.getAttribute("href") ?? "").searchParams.get("body") ?? "";
  return [...letter.matchAll(new RegExp(`^${facts.room}: ([^,\r\n]+)`, "gm"))].map(
    ([, name]) => name,
  );
};
const together = () => userEvent.click(screen.getByRole("checkbox", { name: list.together }));

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  localStorage.clear();
  savedStays.subscribe(() => {})();
});

test("all stays of the list go into the message, each once, whichever of them is opened", async () => {
  for (const title of [first, second, third]) savedStays.add(stayIn(title));
  const { rerender } = render(page(stayIn(first)));
  expect(requested()).toEqual([first]);
  await together();
  expect(requested()).toEqual([first, second, third]);
  rerender(page(stayIn(second)));
  expect(requested()).toEqual([second, first, third]);
  await together();
  expect(requested()).toEqual([second]);
});

test("a stay that comes on the list or leaves it, here or in another tab, comes into the message or leaves it", async () => {
  for (const title of [first, second]) savedStays.add(stayIn(title));
  render(page(stayIn(first)));
  await together();
  act(() => {
    localStorage.setItem(
      "stays",
      JSON.stringify([first, third].map((title) => queryOf(stayIn(title)))),
    );
    window.dispatchEvent(new StorageEvent("storage", { key: "stays" }));
  });
  expect(requested()).toEqual([first, third]);
  const kept = screen.getByRole("region", { name: list.title });
  await userEvent.click(within(kept).getByRole("button", { name: new RegExp(`${third}$`) }));
  expect(requested()).toEqual([first]);
});

test("a kept stay that is over can be looked at, and is not sent with another", async () => {
  const over = { title: third, selectedInDate: "2026-11-01", selectedOutDate: "2026-11-03" };
  savedStays.add(over);
  const { rerender } = render(page(stayIn(first)));
  expect(screen.getByRole("link", { name: third })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: list.together })).not.toBeInTheDocument();
  act(() => void savedStays.add(stayIn(second)));
  rerender(page(stayIn(first)));
  await together();
  expect(requested()).toEqual([first, second]);
});

test("days that are over have no pattern beside the request", () => {
  const { rerender } = render(page(stayIn(first)));
  expect(screen.getByText(stayPattern.legend)).toBeInTheDocument();
  rerender(page({ title: first, selectedInDate: "2026-11-10", selectedOutDate: "2026-11-14" }));
  expect(screen.queryByText(stayPattern.legend)).not.toBeInTheDocument();
});

test("ages that were typed wait for a stay with children, and come back with it", async () => {
  sessionStorage.clear();
  const { ages, note } = sendTexts.form;
  const { rerender } = render(page({ ...stayIn(first), children: 1 }));
  await userEvent.type(screen.getByLabelText(new RegExp(ages.label)), "7");
  rerender(page({ ...stayIn(first), children: 0 }));
  expect(screen.queryByLabelText(new RegExp(ages.label))).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(new RegExp(note.label)), "Late");
  rerender(page({ ...stayIn(first), children: 1 }));
  expect(screen.getByLabelText(new RegExp(ages.label))).toHaveValue("7");
  expect(screen.getByLabelText(new RegExp(note.label))).toHaveValue("Late");
});
