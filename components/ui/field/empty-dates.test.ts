import { markEmptyDates } from "./empty-dates";

const show = (field: string) => {
  document.body.innerHTML = `<label>Check In <span data-word="Arrive">${field}</span></label>`;
  return document.body.querySelector("span");
};
const browser = (hidesItsOwnText: boolean) => {
  Object.assign(globalThis, { CSS: { supports: () => hidesItsOwnText } });
};

test("a date field without a date is marked, and no longer once it has one", () => {
  browser(true);
  const frame = show('<input type="date">');
  markEmptyDates();
  expect(frame).toHaveAttribute("data-empty");
  document.querySelector("input")?.setAttribute("value", "2026-12-01");
  markEmptyDates();
  expect(frame).not.toHaveAttribute("data-empty");
});

test("a date typed halfway is left to be seen", () => {
  browser(true);
  const frame = show('<input type="date">');
  const field = document.querySelector("input");
  if (field) Object.defineProperty(field, "validity", { value: { badInput: true } });
  markEmptyDates();
  expect(frame).not.toHaveAttribute("data-empty");
});

test("a browser whose own text cannot be hidden keeps it", () => {
  browser(false);
  const frame = show('<input type="date">');
  markEmptyDates();
  expect(frame).not.toHaveAttribute("data-empty");
});
