import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareCheckbox } from "@/components/features/compare/compare-checkbox.client";
import { comparedRooms } from "@/components/features/compare/compared-rooms";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { parseShortlist, shortlist } from "@/components/features/compare/shortlist";
import { shortlistAddress } from "@/components/features/compare/shortlist-address";
import { discounted, discountText } from "@/components/features/stay/model/discount";
import { dollars } from "@/lib/text/dollars";
import { compareTexts } from "@/content/copy/compare";
import { rates } from "@/content/model/rates";
import { roomOf, rooms } from "@/content/model/rooms";

const ids = rooms.map(({ id }) => id);

function open(query = "", stay = {}) {
  window.history.replaceState(null, "", `/room/${query}`);
  return render(
    <SearchContext value={{ ...emptySearch, stay }}>
      {rooms.map(({ id, title }) => (
        <CompareCheckbox key={id} id={id} name={title} />
      ))}
      <CompareTray rooms={ids} />
    </SearchContext>,
  );
}

const markOf = (name: string) =>
  screen.getByRole("button", { name: `${compareTexts.mark}: ${name}` });
const mark = (name: string) => userEvent.click(markOf(name));

function serve(answer: () => Promise<unknown>) {
  Object.assign(globalThis, { fetch: jest.fn(answer) });
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  localStorage.clear();
  serve(() => Promise.resolve({ ok: true, json: () => Promise.resolve(comparedRooms()) }));
});

test("where the rooms do not come, a sentence says so", async () => {
  serve(() => Promise.reject(new TypeError("offline")));
  open("?compare=deluxe-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(compareTexts.failed));
});

test("marked rooms are counted, kept, and found again on the next page", async () => {
  const { unmount } = open();
  await mark(roomOf("deluxe-room").title);
  await mark(roomOf("family-room").title);
  await screen.findByRole("button", { name: compareTexts.compare });
  expect(screen.getByRole("status")).toHaveTextContent(`2 ${compareTexts.other}.`);
  expect(localStorage.getItem("shortlist")).toBe("deluxe-room.family-room");
  unmount();
  open();
  expect(markOf(roomOf("deluxe-room").title)).toHaveAttribute("aria-pressed", "true");
  await screen.findByRole("button", { name: compareTexts.compare });
});

test("a mark is called the same whether it is clicked or not, seen and spoken", async () => {
  open();
  const { title } = roomOf("deluxe-room");
  for (const pressed of ["false", "true", "false"]) {
    expect(markOf(title)).toHaveAttribute("aria-pressed", pressed);
    expect(markOf(title)).toHaveTextContent(new RegExp(`^${compareTexts.mark}$`));
    await mark(title);
  }
});

test("four are the most; the others say so and stay as they are", async () => {
  open();
  for (const { title } of rooms) await mark(title);
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(4);
  await screen.findByRole("button", { name: compareTexts.compare });
  expect(screen.getByRole("status")).toHaveTextContent(compareTexts.full);
});

test.each([
  ["too many for one room", 7, `Sleeps ${roomOf("deluxe-room").sleeps}: you’d need 2 rooms`],
  ["two", 2, compareTexts.noDates],
])("without dates the comparison asks for them of %s", async (_, adult, answer) => {
  open("?compare=deluxe-room", { adult });
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  const sheet = await screen.findByRole("region", { name: compareTexts.title });
  expect(within(sheet).getByRole("row", { name: /Your stay/ })).toHaveTextContent(answer);
});

test("the comparison says what the list says: the offer's price, and how many rooms the party needs", async () => {
  const family = roomOf("family-room");
  const offer = "family-room";
  const { percent } = rates.offers[offer] ?? { percent: 0 };
  const stay = { selectedInDate: "2026-12-01", selectedOutDate: "2026-12-03", room: 1 };
  open(`?compare=family-room.deluxe-room`, { ...stay, adult: 7, offer, title: family.title });
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  const sheet = await screen.findByRole("region", { name: compareTexts.title });
  const rate = within(sheet).getByRole("row", { name: new RegExp(compareTexts.rows.rate) });
  const price = discounted(family.pricePerNight, percent);
  expect(percent).toBeGreaterThan(0);
  expect(rate).toHaveTextContent(`${dollars(price)} ${discountText(percent)}`);
  const deluxe = roomOf("deluxe-room");
  const needed = Math.ceil(7 / deluxe.sleeps);
  expect(needed).toBeGreaterThan(1);
  expect(within(sheet).getByRole("row", { name: /Your stay/ })).toHaveTextContent(
    `Sleeps ${deluxe.sleeps}: you’d need ${needed} rooms`,
  );
});

test("the comparison opens in place with the total of the stay", async () => {
  open("?compare=deluxe-room.classic-room", {
    selectedInDate: "2026-12-01",
    selectedOutDate: "2026-12-04",
    room: 2,
  });
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  const sheet = await screen.findByRole("region", { name: compareTexts.title });
  const total = within(sheet).getByRole("row", { name: /Your stay/ });
  for (const id of ["classic-room", "deluxe-room"]) {
    expect(total).toHaveTextContent(
      `3 nights × 2 rooms: about ${dollars(6 * roomOf(id).pricePerNight)}`,
    );
  }
  await userEvent.click(
    within(sheet).getByRole("button", {
      name: `${compareTexts.remove}: ${roomOf("classic-room").title}`,
    }),
  );
  expect(within(sheet).queryByText(roomOf("classic-room").title)).not.toBeInTheDocument();
});

test("days that are over have no total, and dates are asked for", async () => {
  open("?compare=deluxe-room", { selectedInDate: "2026-11-10", selectedOutDate: "2026-11-14" });
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  expect(await screen.findByRole("row", { name: /Your stay/ })).toHaveTextContent(
    compareTexts.noDates,
  );
});

test("an address with rooms that are not ours leads to those that are, and a sentence", async () => {
  open("?compare=deluxe-room.%3Cscript%3E.x");
  await screen.findByRole("button", { name: compareTexts.compare });
  expect(screen.getByRole("status")).toHaveTextContent(
    `1 ${compareTexts.one}. ${compareTexts.unknown}`,
  );
});

test("a store with nonsense in it is an empty shortlist", () => {
  localStorage.setItem("shortlist", '{"a":1}');
  open();
  expect(screen.queryByRole("button", { name: compareTexts.compare })).not.toBeInTheDocument();
});

test("an address keeps the order of the marks, each room once, and four at the most", () => {
  expect(parseShortlist("family-room.deluxe-room.family-room", ids).ids).toEqual([
    "family-room",
    "deluxe-room",
  ]);
  expect(parseShortlist(ids.join("."), ids).ids).toHaveLength(4);
  expect(shortlistAddress("https://adey.example/room/?adult=2#x", ["a", "b"])).toBe(
    "https://adey.example/room/?adult=2&compare=a.b",
  );
});

test("marks of another tab appear here, and a mark of this one does not undo them", async () => {
  open();
  localStorage.setItem("shortlist", "deluxe-room");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "shortlist" })));
  expect(markOf(roomOf("deluxe-room").title)).toHaveAttribute("aria-pressed", "true");
  await mark(roomOf("family-room").title);
  await screen.findByRole("button", { name: compareTexts.compare });
  expect(localStorage.getItem("shortlist")).toBe("deluxe-room.family-room");
});

test("rooms that an address brought stay away once they are cleared, also after a reload", async () => {
  const { unmount } = open("?adult=2&compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.clear }));
  unmount();
  expect(window.location.search).toBe("?adult=2");
  open(window.location.search);
  expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
});

test("a shared comparison goes along with a guest who has marked nothing, and puts away nobody's own", async () => {
  const first = open("?compare=deluxe-room.classic-room");
  first.unmount();
  const second = open();
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(2);
  second.unmount();
  open("?compare=family-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.clear }));
  expect(markOf(roomOf("deluxe-room").title)).toHaveAttribute("aria-pressed", "true");
  expect(markOf(roomOf("family-room").title)).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.clear }));
  expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
});

test("where the browser keeps nothing, the address keeps the marks", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  open("?compare=deluxe-room");
  await mark(roomOf("family-room").title);
  expect(window.location.search).toBe("?compare=deluxe-room.family-room");
  await screen.findByRole("button", { name: compareTexts.clear });
});

test("a drawing that never comes to the page does not say which rooms there are", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  window.history.replaceState(null, "", "/room/?compare=deluxe-room");
  const Failing = () => {
    throw new Error("abandoned");
  };
  const drawing = (
    <>
      <CompareTray rooms={["family-room"]} />
      <Failing />
    </>
  );
  expect(() => render(drawing)).toThrow("abandoned");
  expect(shortlist.snapshot().ids).toEqual(["deluxe-room"]);
});

test("a sentence about unknown rooms alone can be put away", async () => {
  open("?compare=gone-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.clear }));
  expect(screen.queryByText(compareTexts.unknown)).not.toBeInTheDocument();
});

test("Escape closes the comparison and leads back to its button", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  expect(await screen.findByRole("heading", { name: compareTexts.title })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: compareTexts.title })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: compareTexts.compare })).toHaveFocus();
});

test("the keyboard is not lost with the button that takes a room away", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  await userEvent.click(
    await screen.findByRole("button", {
      name: `${compareTexts.remove}: ${roomOf("classic-room").title}`,
    }),
  );
  expect(screen.getByRole("heading", { name: compareTexts.title })).toHaveFocus();
  await userEvent.click(
    screen.getByRole("button", { name: `${compareTexts.remove}: ${roomOf("deluxe-room").title}` }),
  );
  expect(
    screen.getByRole("button", { name: `${compareTexts.mark}: ${roomOf("deluxe-room").title}` }),
  ).toHaveFocus();
});

test("clearing the marks leads back to the first of them", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.clear }));
  expect(
    screen.getByRole("button", { name: `${compareTexts.mark}: ${roomOf("deluxe-room").title}` }),
  ).toHaveFocus();
});

test("Escape closes the comparison from the tray's own buttons too", async () => {
  open("?compare=deluxe-room.classic-room");
  const opener = await screen.findByRole("button", { name: compareTexts.compare });
  await userEvent.click(opener);
  await screen.findByRole("region", { name: compareTexts.title });
  screen.getByRole("button", { name: compareTexts.share }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: compareTexts.title })).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test("an answer goes once it is no longer true", async () => {
  serve(() => Promise.reject(new TypeError("offline")));
  open("?compare=deluxe-room.classic-room.family-room");
  const compare = await screen.findByRole("button", { name: compareTexts.compare });
  await userEvent.click(compare);
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent(compareTexts.failed));
  await mark(roomOf("superior-room").title);
  expect(status).toHaveTextContent(compareTexts.full);
  await userEvent.click(compare);
  await waitFor(() => expect(status).toHaveTextContent(compareTexts.failed));
  serve(() => Promise.resolve({ ok: true, json: () => Promise.resolve(comparedRooms()) }));
  await userEvent.click(compare);
  await screen.findByRole("region", { name: compareTexts.title });
  expect(status).not.toHaveTextContent(compareTexts.failed);
});

test("a room that shares its title and price with one of another house is booked with its house", async () => {
  const shared = comparedRooms().map((room) => ({ ...room, house: "awash" }));
  serve(() => Promise.resolve({ ok: true, json: () => Promise.resolve(shared) }));
  open("?compare=deluxe-room");
  await userEvent.click(await screen.findByRole("button", { name: compareTexts.compare }));
  const book = await screen.findByRole("link", { name: new RegExp(`^${compareTexts.book}`) });
  expect(
    new URL(book.getAttribute("href") ?? "", window.location.href).searchParams.get("house"),
  ).toBe("awash");
});
