import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { render, screen, waitFor } from "@testing-library/react";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { StaySummary } from "@/components/features/stay/summary/stay-summary.client";
import type { Stay } from "@/components/features/stay/model/stay";
import { festivals } from "@/content/copy/festivals";
import { counters, stayFields } from "@/content/copy/forms";
import { planTexts } from "@/content/copy/plan";
import { stayTexts } from "@/content/copy/stay";
import { stayFile } from "@/content/copy/stay-file";
import { faultTexts } from "@/content/copy/stay-faults";

const notes = { invitation: "Choose your dates.", carried: "The rooms keep them." };
const page = (stay: Stay, layout?: "line") => (
  <SearchContext value={{ ...emptySearch, stay }}>
    <StaySummary notes={notes} office={bookingOffice} layout={layout} />
  </SearchContext>
);

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
});

const unknown = Object.values(stayTexts.facts).map((fact): string => fact.unknown);

test("without a search every line is there, open, under an invitation", () => {
  render(page({}));
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Choose your dates.");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    stayFields.checkIn.label,
    stayFields.checkOut.label,
    stayTexts.facts.nights.label,
    counters.rooms.label,
    stayFields.guests.label,
  ]);
  expect(screen.getAllByText((text) => unknown.includes(text))).toHaveLength(5);
});

test("in one line there is an invitation in the place of blanks, until the first answer", async () => {
  const { rerender } = render(page({}, "line"));
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(notes.invitation);
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  rerender(page({ adult: 2 }, "line"));
  expect(await screen.findAllByRole("term")).toHaveLength(5);
  expect(screen.getByRole("status")).toBe(status);
});

test.each([
  ["both dates are to come", { adult: 2 }, 1],
  [
    "the dates are in the wrong order",
    { selectedInDate: "2026-12-04", selectedOutDate: "2026-12-01" },
    0,
  ],
  ["the dates are over", { selectedInDate: "2026-11-01", selectedOutDate: "2026-11-04" }, 0],
])("where %s the calendar is promised as often as it can be had", async (_, stay, times) => {
  render(page(stay));
  await screen.findAllByRole("definition");
  await waitFor(() => expect(screen.queryAllByText(stayFile.without)).toHaveLength(times));
});

test("what could not be read is shown", async () => {
  render(
    <SearchContext value={{ ...emptySearch, unread: [{ name: "adult", text: "a crowd" }] }}>
      <StaySummary notes={notes} office={bookingOffice} layout="line" />
    </SearchContext>,
  );
  expect(await screen.findByText(/“a crowd”/)).toBeInTheDocument();
});

test("a search that arrives takes the place of the blanks and is spoken", async () => {
  const { rerender } = render(page({}));
  const status = screen.getByRole("status");
  rerender(
    page({
      selectedInDate: "2026-12-01",
      selectedOutDate: "2026-12-04",
      room: 2,
      adult: 3,
      children: 1,
    }),
  );
  await screen.findByText("Tue 1 December 2026");
  expect(screen.getByRole("status")).toBe(status);
  for (const text of [
    "Tue 1 December 2026",
    `3 ${stayTexts.night.other}`,
    `2 ${stayTexts.room.other}`,
    `3 ${stayTexts.adult.other}, 1 ${stayTexts.child.one}`,
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(status).toHaveTextContent("The rooms keep them.");
  expect(screen.getAllByRole("term")).toHaveLength(5);
});

test("a check-out before the check-in is answered in words", async () => {
  render(page({ selectedInDate: "2026-12-04", selectedOutDate: "2026-12-01" }));
  expect(await screen.findByText(faultTexts.dateOrder)).toBeInTheDocument();
  expect(screen.queryByText(new RegExp(`\\d ${stayTexts.night.one}`))).not.toBeInTheDocument();
});

test("each date is in the Ethiopian calendar too", async () => {
  render(page({ selectedInDate: "2026-11-21", selectedOutDate: "2026-11-24" }));
  expect(await screen.findByText("12 Hidar 2019")).toBeInTheDocument();
  expect(screen.getByText("15 Hidar 2019")).toBeInTheDocument();
});

test("a festival that falls into the stay is named with its day", async () => {
  render(page({ selectedInDate: "2027-01-06", selectedOutDate: "2027-01-09" }));
  const festival = await screen.findByText(festivals[2].name);
  expect(festival.parentElement).toHaveTextContent("Thu 7 January 2027 (29 Tahsas 2019)");
  expect(screen.getByRole("status")).toContainElement(festival);
});

test("of days that are over no festival is named", async () => {
  render(page({ selectedInDate: "2026-09-10", selectedOutDate: "2026-09-13" }));
  await screen.findByText("Thu 10 September 2026");
  // A later date would make the first guest's stay past.
  render(page({ selectedInDate: "2027-09-10", selectedOutDate: "2027-09-14" }));
  await screen.findByText(/Sun 12 September 2027/);
  expect(screen.getAllByText(festivals[0].name)).toHaveLength(1);
});

test("the stay can be kept once both dates are known, not before", async () => {
  const { rerender } = render(page({ selectedInDate: "2026-12-01" }));
  await screen.findByText("Tue 1 December 2026");
  expect(screen.queryByRole("button", { name: planTexts.calendar })).not.toBeInTheDocument();
  rerender(page({ selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" }));
  expect(await screen.findByRole("button", { name: planTexts.calendar })).toBeInTheDocument();
});

test("a number and what it counts are on one line", async () => {
  render(page({ adult: 2, children: 3 }));
  const guests = await screen.findByText(`2 ${stayTexts.adult.other}, 3 ${stayTexts.child.other}`);
  expect(guests.textContent).toMatch(/^2\u00a0\S+, 3\u00a0\S+$/);
});
