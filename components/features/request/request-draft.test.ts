import { makeReference } from "@/components/features/request/reference";
import {
  clearDraft,
  keepDraft,
  markSent,
  readDraft,
  sentReference,
} from "@/components/features/request/request-draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a draft survives in its tab, and goes when it is cleared", () => {
  keepDraft({ reference: "ADEY-7K3M2Q", note: "A cot" });
  expect(readDraft()).toEqual({ reference: "ADEY-7K3M2Q", note: "A cot" });
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

test("where storage is blocked nothing is kept and nothing breaks", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  keepDraft({ note: "A cot" });
  markSent("room=1", "ADEY-7K3M2Q");
  expect(readDraft()).toEqual({});
  expect(sentReference("room=1")).toBeUndefined();
});

test("a reference can be read out, and is another each time", () => {
  const references = new Set(Array.from({ length: 200 }, () => makeReference("Adey & Co")));
  expect(references.size).toBe(200);
  for (const reference of references) {
    expect(reference).toMatch(/^ADEYCO-[2-9A-HJKMNP-TV-Z]{6}$/);
  }
});
