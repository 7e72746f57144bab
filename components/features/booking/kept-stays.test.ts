import { keptStays, mostKept } from "@/components/features/booking/kept-stays";

const stay = { title: "Deluxe Room", selectedInDate: "2026-12-01", selectedOutDate: "2026-12-04" };
const forget = () => keptStays.subscribe(() => {})();

beforeEach(() => {
  localStorage.clear();
  forget();
});

test("a stay is kept once, and comes off again", () => {
  expect(keptStays.add(stay)).toBe("kept");
  expect(keptStays.add({ ...stay })).toBe("kept");
  const [query = ""] = keptStays.snapshot();
  expect(keptStays.snapshot()).toHaveLength(1);
  forget();
  expect(keptStays.snapshot()).toEqual([query]);
  keptStays.remove(query);
  expect(keptStays.snapshot()).toEqual([]);
});

test("a list is as long as a message can be read", () => {
  for (let room = 1; room <= mostKept; room += 1) keptStays.add({ ...stay, room });
  expect(keptStays.add({ ...stay, room: 90 })).toBe("full");
  expect(keptStays.snapshot()).toHaveLength(mostKept);
});

test.each(["{", "7", '[1,null,"","price=-5&title=%00"]', '["<script>=1"]'])(
  "%s in its place is an empty list, or read as an address is",
  (kept) => {
    localStorage.setItem("stays", kept);
    for (const query of keptStays.snapshot()) expect(query).toBe("price=1");
  },
);

test("where storage is blocked the guest is told", () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(keptStays.add(stay)).toBe("unkept");
  expect(keptStays.snapshot()).toEqual([]);
  blocked.mockRestore();
});

test("another tab's change is seen here", () => {
  const listener = jest.fn();
  const stop = keptStays.subscribe(listener);
  expect(keptStays.snapshot()).toEqual([]);
  localStorage.setItem("stays", '["title=Studio"]');
  window.dispatchEvent(new StorageEvent("storage", { key: "stays" }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(keptStays.snapshot()).toEqual(["title=Studio"]);
  stop();
});
