import { act, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "next-themes";
import { ThemeToggle } from "@/components/features/theme/theme-toggle.client";
import { themeKey } from "@/components/features/theme/theme";
import { themeSettings } from "@/components/features/theme/theme-settings";

const root = document.documentElement;

function renderToggle() {
  render(
    <ThemeProvider {...themeSettings}>
      <ThemeToggle className="">Turn</ThemeToggle>
    </ThemeProvider>,
  );
  return screen.getByRole("button", { name: "Dark mode" });
}

/** The frame that shows a press, and what waits for it. */
const frame = () => act(() => jest.advanceTimersByTime(100));

beforeEach(() => {
  // React says that the script of next-themes does not run in a test.
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.useFakeTimers();
  localStorage.clear();
  root.className = "light";
  // jsdom has neither; next-themes asks for the system's theme even where it is not used.
  Object.assign(window, { matchMedia: () => ({ addListener() {}, removeListener() {} }) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the page turns with the press; the button and the store follow after the paint", () => {
  const button = renderToggle();
  fireEvent.click(button);
  expect(root).toHaveClass("dark", { exact: true });
  expect(button).toHaveAttribute("aria-pressed", "false");
  frame();
  expect(root).toHaveClass("dark", { exact: true });
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem(themeKey)).toBe("true");
});

test.each([
  [2, "light", "false"],
  [3, "dark", "true"],
])("%i presses before a frame leave the page %s", (presses, shown, kept) => {
  const button = renderToggle();
  for (let press = 0; press < presses; press++) fireEvent.click(button);
  expect(root).toHaveClass(shown, { exact: true });
  frame();
  expect(root).toHaveClass(shown, { exact: true });
  expect(localStorage.getItem(themeKey)).toBe(kept);
});
