import { savedStays, maxSavedStays } from "@/components/features/stay/model/saved-stays";

const stay = { title: "Deluxe Room", selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };
const forget = () => savedStays.subscribe(() => {})();

beforeEach(() => {
  localStorage.clear();
  forget();
});

test("a stay is kept once, and comes off again", () => {
  expect(savedStays.add(stay)).toBe("kept");
  expect(savedStays.add({ ...stay })).toBe("kept");
  const [query = ""] = savedStays.snapshot();
  expect(savedStays.snapshot()).toHaveLength(1);
  forget();
  expect(savedStays.snapshot()).toEqual([query]);
  savedStays.remove(query);
  expect(savedStays.snapshot()).toEqual([]);
});

test("a list is as long as a message can be read", () => {
  for (let room = 1; room <= maxSavedStays; room += 1) savedStays.add({ ...stay, room });
  expect(savedStays.add({ ...stay, room: 90 })).toBe("full");
  expect(savedStays.snapshot()).toHaveLength(maxSavedStays);
});

test.each(["{", "7", '[1,null,"","price=-5&title=%00"]', '["<script>=1"]'])(
  "%s in its place is an empty list, or read as an address is",
  (kept) => {
    localStorage.setItem("stays", kept);
    for (const query of savedStays.snapshot()) expect(query).toBe("price=1");
  },
);

test("where storage is blocked the guest is told", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(savedStays.add(stay)).toBe("unkept");
  expect(savedStays.snapshot()).toEqual([]);
  blocked.mockRestore();
});

test("another tab's change is seen here", () => {
  const listener = jest.fn();
  const stop = savedStays.subscribe(listener);
  expect(savedStays.snapshot()).toEqual([]);
  localStorage.setItem("stays", '["title=Studio"]');
  window.dispatchEvent(new StorageEvent("storage", { key: "stays" }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(savedStays.snapshot()).toEqual(["title=Studio"]);
  stop();
});
