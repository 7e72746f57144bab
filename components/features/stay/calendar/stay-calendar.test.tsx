import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import type { CalendarRoom } from "@/components/features/stay/calendar/calendar-rooms";
import { DateField } from "@/components/ui/field/date-field";
import { stayFields } from "@/content/copy/forms";
import { stayCalendar } from "@/content/copy/stay-calendar";

const rule = { id: "one", house: "tana" } as const;
const suite: CalendarRoom = {
  title: "Suite",
  pricePerNight: 500,
  sleeps: 2,
  offers: {},
  rules: {
    rates: [
      { ...rule, name: "High season", from: "12-20", to: "01-10", percent: 20, leastNights: 3 },
      { ...rule, name: "Works", from: "2026-12-10", to: "2026-12-11", closed: true },
    ],
    taxes: [],
    terms: [],
    offers: {},
  },
  taken: {
    read: {
      at: "2026-11-29T11:00:00.000Z",
      until: "2026-11-30T11:00:00.000Z",
      nights: [{ from: "2026-12-05", to: "2026-12-05" }],
    },
  },
};

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-29T12:00:00Z"));
  // jsdom has neither modal dialogs nor media queries, nor a network.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  const query = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn().mockReturnValue(query);
  globalThis.fetch = jest.fn().mockImplementation(async () => ({
    ok: true,
    json: async () => ({ offers: {}, rooms: [suite] }),
  }));
});

async function open(button: string, values: Record<string, string> = {}) {
  render(
    <StayForm action="/find_room/" label="Search">
      <DateField field={stayFields.checkIn} />
      <DateField field={stayFields.checkOut} />
      <input type="hidden" name="title" defaultValue={suite.title} data-own="" />
    </StayForm>,
  );
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", { name: stayCalendar.label }));
}
const { checkIn, checkOut } = stayFields;
const day = (name: string) => screen.getByRole("button", { name: new RegExp(`^\\w+ ${name} `) });

test("it opens on today, and its keys lead from day to day, over the month's end", async () => {
  const calendar = await open(checkIn.calendar);
  expect(calendar.getByRole("grid", { name: /November 2026.*2019/ })).toBeInTheDocument();
  expect(day("29 November")).toHaveFocus();
  expect(day("29 November")).toHaveAttribute("aria-current", "date");
  await userEvent.keyboard("{ArrowLeft}");
  expect(day("29 November")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(day("6 December")).toHaveFocus();
  expect(calendar.getByRole("grid", { name: /December 2026/ })).toBeInTheDocument();
  await userEvent.keyboard("{PageDown}{Home}");
  expect(day("4 January")).toHaveFocus();
  expect(calendar.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(4);
});

test("two days fill both fields, as if the guest had typed them", async () => {
  const typed = jest.fn();
  await open(checkIn.calendar);
  document.forms[0]?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) typed(target.name, target.value);
  });
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(screen.getByLabelText(checkIn.label)).toHaveValue("2026-11-30");
  expect(screen.getByRole("status")).toHaveTextContent(stayCalendar.ask.departure);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(screen.getByLabelText(checkOut.label)).toHaveValue("2026-12-02");
  expect(typed.mock.calls).toEqual([
    [checkIn.name, "2026-11-30"],
    [checkOut.name, "2026-12-02"],
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Mon 30 November to Wed 2 December 2026. 2 nights: $1,000 before taxes.",
  );
  expect(day("1 December").closest("td")).toHaveAttribute("aria-selected", "true");
});

test("it opens on the dates of the fields; beside the departure, that is chosen first", async () => {
  await open(checkOut.calendar, { [checkIn.label]: "2027-01-12", [checkOut.label]: "2027-01-15" });
  expect(day("15 January")).toHaveFocus();
  await userEvent.click(day("18 January"));
  expect(screen.getByLabelText(checkIn.label)).toHaveValue("2027-01-12");
  expect(screen.getByLabelText(checkOut.label)).toHaveValue("2027-01-18");
});

test("a taken night says so as of when, and may be chosen", async () => {
  await open(checkIn.calendar, { [checkIn.label]: "2026-12-04" });
  const taken = await screen.findByRole("button", {
    name: /^Sat 5 December 2026, 26 Hidar 2019, \$500 a night, taken as of 2 pm today/,
  });
  expect(taken).not.toHaveAttribute("aria-disabled", "true");
  await userEvent.click(taken);
  expect(screen.getByLabelText(checkIn.label)).toHaveValue("2026-12-05");
  await userEvent.click(day("7 December"));
  expect(screen.getByRole("status")).toHaveTextContent(/Sat 5 December 2026 is taken \(as of 2 pm/);
});

test("a closed night and the least nights of a season are told", async () => {
  await open(checkIn.calendar, { [checkIn.label]: "2026-12-20" });
  await screen.findByRole("button", { name: /^Thu 10 December 2026.*closed, Works$/ });
  await screen.findByRole("button", {
    name: /^Mon 21 December 2026.*\$600 a night, 3 nights or more$/,
  });
});

test("a day that is over can't be chosen, and no month before this one is shown", async () => {
  await open(checkIn.calendar);
  await userEvent.click(day("28 November"));
  await userEvent.click(screen.getByRole("button", { name: stayCalendar.previous }));
  expect(screen.getByLabelText(checkIn.label)).toHaveValue("");
  expect(screen.getByRole("grid", { name: /November 2026/ })).toBeInTheDocument();
});

test("where nothing is known of the room, days are plain", async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error("offline"));
  await open(checkIn.calendar);
  expect(day("30 November")).toHaveAccessibleName("Mon 30 November 2026, 21 Hidar 2019");
});

test("Done closes it", async () => {
  await open(checkIn.calendar);
  await userEvent.click(screen.getByRole("button", { name: stayCalendar.done }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
