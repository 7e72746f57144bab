import {
  clearDraft,
  keepDraft,
  markSent,
  onMarkedSent,
  readDraft,
  sentReference,
} from "@/components/pages/find-room/request/request-draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a draft survives in its tab, and goes when it is cleared", () => {
  keepDraft({ name: "Hanna", note: "A cot" });
  expect(readDraft()).toEqual({ name: "Hanna", note: "A cot" });
  clearDraft();
  expect(readDraft()).toEqual({});
});

test.each(["", "null", "[]", "{", "7", '{"note":7}'])("%s in its place is no draft", (kept) => {
  sessionStorage.setItem("request", kept);
  expect(readDraft()).toEqual({});
});

test("what was sent is known by its address, and nothing else is", () => {
  expect(sentReference("constructor")).toBeUndefined();
  markSent("room=1", "ADEY-7K3M2Q");
  markSent("room=2", "ADEY-AAAAAA");
  expect(["room=1", "room=2", "room=3"].map(sentReference)).toEqual([
    "ADEY-7K3M2Q",
    "ADEY-AAAAAA",
    undefined,
  ]);
});

test("where storage is blocked the open page remembers, and a reload does not", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  keepDraft({ note: "A cot" });
  markSent("room=9", "ADEY-7K3M2Q");
  expect(readDraft()).toEqual({ note: "A cot" });
  expect(sentReference("room=9")).toBe("ADEY-7K3M2Q");
  expect(sessionStorage).toHaveLength(0);
  clearDraft();
  expect(readDraft()).toEqual({});
});

test("a long note comes back whole, and half a character does not come back", () => {
  const note = "Ñ🏨".repeat(2_500);
  keepDraft({ note });
  expect(readDraft()).toEqual({ note });
  sessionStorage.setItem("request", String.raw`{"note":"A cot\ud83c"}`);
  expect(readDraft()).toEqual({ note: "A cot" });
});

test("listeners hear of a sent request until they unsubscribe", () => {
  const listener = jest.fn();
  const end = onMarkedSent(listener);
  markSent("room=1", "ADEY-7K3M2Q");
  end();
  markSent("room=2", "ADEY-7K3M2Q");
  expect(listener).toHaveBeenCalledTimes(1);
});
