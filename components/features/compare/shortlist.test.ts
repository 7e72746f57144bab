import { shortlist } from "@/components/features/compare/shortlist";

test("where not every room is on the page, marks are trusted until all rooms are known", () => {
  window.history.replaceState(null, "", "/room/2/?compare=far-room.gone-room.%3Cb%3E");
  const listener = jest.fn();
  shortlist.subscribe(listener);
  expect(shortlist.snapshot()).toEqual({ ids: ["far-room", "gone-room"], unknown: true });
  shortlist.toggle("near-room");
  expect(shortlist.snapshot().ids).toEqual(["far-room", "gone-room", "near-room"]);
  listener.mockClear();
  shortlist.settle(["near-room", "far-room", "other-room"]);
  expect(shortlist.snapshot()).toEqual({ ids: ["far-room", "near-room"], unknown: true });
  expect(listener).toHaveBeenCalledTimes(1);
});
