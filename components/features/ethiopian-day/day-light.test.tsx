import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DayLight } from "@/components/features/ethiopian-day/day-light.client";
import { dayTexts } from "@/content/copy/ethiopian-day";

const mockSetTheme = jest.fn();
let mockTheme = "false";
jest.mock("next-themes", () => ({
  useTheme: () => ({ theme: mockTheme, setTheme: mockSetTheme }),
}));

const tana = { lat: 11.6, lon: 37.38 };

function open(instant: string) {
  jest.setSystemTime(Date.parse(instant));
  const page = render(<DayLight name="Tana" at={tana} />);
  const light = page.container.querySelector<HTMLElement>("[style*='--exposure']");
  return {
    leave: page.unmount,
    light: (name: "warmth" | "exposure") => Number(light?.style.getPropertyValue(`--${name}`)),
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}
const morning = "2026-11-20T09:40+03:00";
const night = "2026-11-20T21:00+03:00";
const time = () => screen.getByRole("button", { name: /^Tana/ });
const dial = () => screen.getByRole("slider", { name: dayTexts.dial });
const offer = () => screen.queryByRole("button", { name: dayTexts.lamplight });

beforeEach(() => {
  jest.useFakeTimers();
  mockTheme = "false";
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  mockSetTheme.mockReset();
  jest.useRealTimers();
});

test("the hour of the place, what the sun does next, and what a click does", () => {
  open(morning);
  expect(time()).toHaveAccessibleName(
    "Tana · 3:40 of the day the sun sets in 8 h 23 Turn the light",
  );
});

test("the clock advances by the minute while the page is visible, and stops while it is hidden", () => {
  open(morning);
  act(() => jest.advanceTimersByTime(60_000));
  expect(time()).toHaveTextContent("3:41 of the day");

  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  act(() => jest.advanceTimersByTime(600_000));
  expect(time()).toHaveTextContent("3:41 of the day");

  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(time()).toHaveTextContent("3:51 of the day");
});

test("the picture is as it was taken by day, and darker by night", () => {
  const { light, leave } = open(morning);
  expect(light("exposure")).toBe(0);
  leave();
  expect(open(night).light("exposure")).toBe(1);
});

test("the dial tells the hour by both clocks and turns the light until it is left", async () => {
  const { user, light } = open(morning);
  await user.click(time());
  expect(time()).toHaveAttribute("aria-expanded", "true");
  expect(dial()).toHaveAttribute("aria-valuetext", "3:40 of the day, 9:40 am");

  await user.tab();
  expect(dial()).toHaveFocus();
  act(() => turnTo("720"));
  expect(dial()).toHaveAttribute("aria-valuetext", "12:00 of the night, 6 pm");
  expect(light("warmth")).toBeGreaterThan(0.9);
  expect(time()).toHaveTextContent("3:40 of the day");

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  expect(time()).toHaveFocus();
  expect(light("warmth")).toBe(0);
});

test("a click elsewhere closes the dial", async () => {
  const { user, light } = open(morning);
  await user.click(time());
  act(() => turnTo("45"));
  expect(light("warmth")).toBeGreaterThan(0.9);
  await user.click(document.body);
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  expect(light("warmth")).toBe(0);
});

function turnTo(value: string) {
  const range = dial();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(range, value);
  range.dispatchEvent(new Event("input", { bubbles: true }));
}

test("by day lamplight is not offered", () => {
  open(morning);
  expect(offer()).not.toBeInTheDocument();
});

test("after dusk it is, and taken it turns the theme", async () => {
  const { user } = open(night);
  expect(screen.getByText(`${dayTexts.night} Tana.`)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: dayTexts.lamplight }));
  expect(offer()).not.toBeInTheDocument();
  expect(time()).toHaveFocus();
  expect(mockSetTheme).toHaveBeenCalledWith("true");
});

test("the open dial hides the offer until it is closed", async () => {
  const { user } = open(night);
  await user.click(time());
  expect(offer()).not.toBeInTheDocument();
  await user.click(time());
  expect(offer()).toBeInTheDocument();
});

test("declined, it does not come back in this visit", async () => {
  const { user, leave } = open(night);
  await user.click(screen.getByRole("button", { name: dayTexts.decline }));
  expect(offer()).not.toBeInTheDocument();
  expect(mockSetTheme).not.toHaveBeenCalled();
  leave();
  open(night);
  expect(offer()).not.toBeInTheDocument();
});

test("where the browser keeps nothing it is offered all the same", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  open(night);
  expect(offer()).toBeInTheDocument();
});

test("a guest in dark mode is not offered it", () => {
  mockTheme = "true";
  open(night);
  expect(offer()).not.toBeInTheDocument();
});
