import { isReference, makeReference } from "@/components/features/contact/reference";
import { referenceOf } from "@/components/features/contact/kept-reference";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("a reference can be read out, and is another each time", () => {
  const references = new Set(Array.from({ length: 200 }, () => makeReference("Adey & Co")));
  expect(references.size).toBe(200);
  for (const reference of references) {
    expect(reference).toMatch(/^ADEYCO-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(isReference(reference)).toBe(true);
  }
  for (const other of [undefined, "", "ADEY-", "ADEY-7K3M2Q\r\nBcc: a@b.example", "<b>-7K3M2Q"]) {
    expect(isReference(other)).toBe(false);
  }
});

test("a request keeps its reference, and only the oldest of many are forgotten", () => {
  const first = referenceOf("room=0", "Adey", "local");
  expect(referenceOf("room=0", "Adey", "local")).toBe(first);
  expect(referenceOf("room=0", "Adey", "session")).not.toBe(first);
  const later = Array.from({ length: 49 }, (_, n) => referenceOf(`title=${n}`, "Adey", "local"));
  expect(referenceOf("room=0", "Adey", "local")).toBe(first);
  referenceOf("title=50", "Adey", "local");
  expect(referenceOf("title=48", "Adey", "local")).toBe(later[48]);
  expect(referenceOf("room=0", "Adey", "local")).not.toBe(first);
});

test("where storage is blocked, a request keeps its reference while the page is open", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const reference = referenceOf("room=9", "Adey", "local");
  expect(referenceOf("room=9", "Adey", "local")).toBe(reference);
  expect(referenceOf("room=9", "Adey", "session")).not.toBe(reference);
});
