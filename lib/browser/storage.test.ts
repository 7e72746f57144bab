import { readStored, writeStored } from "@/lib/browser/storage";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept can be read again, in its own area only", () => {
  expect(writeStored("theme", "dark")).toBe(true);
  expect(readStored("theme")).toBe("dark");
  expect(readStored("theme", "session")).toBeNull();

  expect(writeStored("visit", "first", "session")).toBe(true);
  expect(readStored("visit", "session")).toBe("first");
  expect(readStored("visit")).toBeNull();
});

test("a full storage keeps nothing and says so", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeStored("theme", "dark")).toBe(false);
  expect(readStored("theme")).toBeNull();
});

test("a blocked storage reads as empty and never throws", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readStored("theme")).toBeNull();
  expect(writeStored("theme", "dark")).toBe(false);
});
