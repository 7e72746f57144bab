import { renderToStaticMarkup } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { stayHouses } from "@/components/pages/stay-card/stay-houses";
import { OwnStay } from "@/components/pages/stay-card/own-stay.client";
import { rooms } from "@/content/model/rooms";
import { stayCard } from "@/content/copy/stay-card";

const { stay: texts } = stayCard;

const show = (selectedInDate: string, selectedOutDate: string) =>
  render(
    <SearchContext value={{ ...emptySearch, stay: { selectedInDate, selectedOutDate } }}>
      <OwnStay houses={stayHouses} />
    </SearchContext>,
  );

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  localStorage.clear();
});

test("a stay to come leads to the whole of it", () => {
  show("2026-12-01", "2026-12-04");
  expect(screen.getByRole("link", { name: texts.whole })).toBeVisible();
});

test.each([
  ["that has begun", "2026-11-18", "2026-11-22"],
  ["on its last day", "2026-11-18", "2026-11-20"],
])("a stay %s is shown, and not asked for again", (_, first, last) => {
  show(first, last);
  expect(screen.getByText(/18 November 2026|18 to/)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a room that is saved without dates is named, and leads to its dates", () => {
  const [room] = rooms;
  if (!room) throw new Error("no room in content/");
  localStorage.setItem(
    "stays",
    JSON.stringify([String(new URLSearchParams({ title: room.title }))]),
  );
  render(<OwnStay houses={stayHouses} />);
  expect(screen.getByText(new RegExp(room.title))).toBeVisible();
  expect(screen.queryByText(texts.without)).not.toBeInTheDocument();
  const { searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: texts.choose }).href,
  );
  expect(searchParams.get("step")).toBe("dates");
  expect(searchParams.get("title")).toBe(room.title);
});

test("a stay that is over leaves the way to a new one", () => {
  show("2026-11-10", "2026-11-12");
  expect(screen.getByRole("link", { name: texts.choose })).toBeVisible();
});

test("before the list has been read, the card does not say that it contains no stay", () => {
  const html = renderToStaticMarkup(<OwnStay houses={stayHouses} />);
  expect(html).toContain(texts.title);
  expect(html).not.toContain(texts.without);
});
