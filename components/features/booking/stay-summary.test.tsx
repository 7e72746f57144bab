import { bookingOffice } from "@/components/features/booking/booking-office";
import { render, screen } from "@testing-library/react";
import { StayContext, UnreadContext } from "@/components/features/booking/stay-provider.client";
import { StaySummary } from "@/components/features/booking/stay-summary.client";
import type { Stay } from "@/components/features/booking/stay";
import { fastingTexts } from "@/content/fasting";
import { festivals } from "@/content/festivals";
import { counters, stayFields } from "@/content/forms";
import { planTexts } from "@/content/plan";
import { stayTexts } from "@/content/stay";

const notes = { invitation: "Choose your dates.", carried: "The rooms keep them." };
const page = (stay: Stay, layout?: "line") => (
  <StayContext value={stay}>
    <StaySummary notes={notes} office={bookingOffice} layout={layout} />
  </StayContext>
);

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
});

/** It comes a moment after the stay. */
const aboutFasting = new RegExp(fastingTexts.kitchens);

const unknown = Object.values(stayTexts.facts).map((fact): string => fact.unknown);

test("without a search every line stands there, open, under an invitation", () => {
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

test("in one line there is an invitation in the place of blanks, until the first answer", () => {
  const { rerender } = render(page({}, "line"));
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(notes.invitation);
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
  rerender(page({ adult: 2 }, "line"));
  expect(screen.getByRole("status")).toBe(status);
  expect(screen.getAllByRole("term")).toHaveLength(5);
});

test("what could not be read is said", () => {
  render(
    <UnreadContext value={[{ name: "adult", text: "a crowd" }]}>
      <StaySummary notes={notes} office={bookingOffice} layout="line" />
    </UnreadContext>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("“a crowd”");
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
  await screen.findByText(aboutFasting);
});

test("a check-out before the check-in is answered in words", () => {
  render(page({ selectedInDate: "2026-12-04", selectedOutDate: "2026-12-01" }));
  expect(screen.getByRole("status")).toHaveTextContent(stayTexts.dateOrder);
  expect(screen.queryByText(new RegExp(`\\d ${stayTexts.night.one}`))).not.toBeInTheDocument();
});

test("each date stands in the Ethiopian calendar too", async () => {
  render(page({ selectedInDate: "2026-11-21", selectedOutDate: "2026-11-24" }));
  expect(screen.getByText("12 Hidar 2019")).toBeInTheDocument();
  expect(screen.getByText("15 Hidar 2019")).toBeInTheDocument();
  await screen.findByText(aboutFasting);
});

test("a festival that falls into the stay is named with its day", async () => {
  render(page({ selectedInDate: "2027-01-06", selectedOutDate: "2027-01-09" }));
  const festival = await screen.findByText(festivals[2].name);
  expect(festival.parentElement).toHaveTextContent("Thu 7 January 2027 (29 Tahsas 2019)");
  expect(screen.getByRole("status")).toContainElement(festival);
});

test("the fasting days of the stay are told below it, and interrupt nobody", async () => {
  render(page({ selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" }));
  const note = await screen.findByText(new RegExp(`^${fastingTexts.fasts.prophets}, .+ 2027`));
  const status = screen.getByRole("status");
  expect(status).not.toContainElement(note);
  expect(status.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("no fasting day is told of a stay without one", async () => {
  render(page({ selectedInDate: "2027-05-02", selectedOutDate: "2027-05-08" }));
  expect(await screen.findByText(festivals[4].name)).toBeInTheDocument();
  expect(screen.queryByText(aboutFasting)).not.toBeInTheDocument();
});

test("the stay can be kept once both dates are known, not before", async () => {
  const { rerender } = render(page({ selectedInDate: "2026-12-01" }));
  expect(screen.queryByRole("button", { name: planTexts.calendar })).not.toBeInTheDocument();
  rerender(page({ selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" }));
  expect(screen.getByRole("button", { name: planTexts.calendar })).toBeInTheDocument();
  await screen.findByText(aboutFasting);
});
