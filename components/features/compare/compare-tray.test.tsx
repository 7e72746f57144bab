import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareMark } from "@/components/features/compare/compare-checkbox.client";
import { CompareTray } from "@/components/features/compare/compare-tray.client";
import { StayContext } from "@/components/features/booking/stay-provider.client";
import { parseShortlist, shortlistAddress } from "@/components/features/compare/shortlist";
import { rooms } from "@/content/rooms";

const ids = rooms.map(({ id }) => id);

function open(query = "", stay = {}) {
  window.history.replaceState(null, "", `/room/${query}`);
  return render(
    <StayContext value={stay}>
      {rooms.map(({ id, title }) => (
        <CompareMark key={id} id={id} name={title} />
      ))}
      <CompareTray rooms={ids} />
    </StayContext>,
  );
}

const mark = (name: string) =>
  userEvent.click(screen.getByRole("button", { name: new RegExp(`compare: ${name}`) }));

beforeEach(() => localStorage.clear());

test("marked rooms are counted, kept, and found again on the next page", async () => {
  const { unmount } = open();
  await mark("Deluxe Room");
  await mark("Family Room");
  await screen.findByRole("button", { name: "Compare" });
  expect(screen.getByRole("status")).toHaveTextContent("2 rooms marked.");
  expect(localStorage.getItem("shortlist")).toBe("deluxe-room.family-room");
  unmount();
  open();
  expect(screen.getByRole("button", { name: "Marked to compare: Deluxe Room" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("four are the most; the others say so and stay as they are", async () => {
  open();
  for (const { title } of rooms) await mark(title);
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(4);
  await screen.findByRole("button", { name: "Compare" });
  expect(screen.getByRole("status")).toHaveTextContent(/^Four rooms are marked\./);
});

test("the comparison opens in place with the total of the stay", async () => {
  open("?compare=deluxe-room.classic-room", {
    selectedInDate: "2026-12-01",
    selectedOutDate: "2026-12-04",
    room: 2,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  const sheet = await screen.findByRole("region", { name: "Side by side" });
  const total = within(sheet).getByRole("row", { name: /Your stay/ });
  expect(total).toHaveTextContent("$2,700 for 3 nights");
  expect(total).toHaveTextContent("$3,300 for 3 nights");
  await userEvent.click(within(sheet).getByRole("button", { name: "Take away: Classic Room" }));
  expect(within(sheet).queryByText("Classic Room")).not.toBeInTheDocument();
});

test("an address with rooms that are not ours leads to those that are, and a sentence", async () => {
  open("?compare=deluxe-room.%3Cscript%3E.x");
  await screen.findByRole("button", { name: "Compare" });
  expect(screen.getByRole("status")).toHaveTextContent(/^1 room marked\. .*not known here/);
});

test("a store with nonsense in it is an empty shortlist", () => {
  localStorage.setItem("shortlist", '{"a":1}');
  open();
  expect(screen.queryByRole("button", { name: "Compare" })).not.toBeInTheDocument();
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

test("Escape closes the comparison and leads back to its button", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  expect(await screen.findByRole("heading", { name: "Side by side" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Side by side" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Compare" })).toHaveFocus();
});

test("the keyboard is not lost with the button that takes a room away", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
  await userEvent.click(await screen.findByRole("button", { name: "Take away: Classic Room" }));
  expect(screen.getByRole("heading", { name: "Side by side" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Take away: Deluxe Room" }));
  expect(screen.getByRole("button", { name: "Mark to compare: Deluxe Room" })).toHaveFocus();
});

test("clearing the marks leads back to the first of them", async () => {
  open("?compare=deluxe-room.classic-room");
  await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
  expect(screen.getByRole("button", { name: "Mark to compare: Deluxe Room" })).toHaveFocus();
});
