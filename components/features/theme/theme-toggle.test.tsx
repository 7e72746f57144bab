import { fireEvent, render, screen } from "@testing-library/react";
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

beforeEach(() => {
  // React warns that the script of next-themes does not run in a test.
  jest.spyOn(console, "error").mockImplementation(() => {});
  localStorage.clear();
  root.className = "light";
  // jsdom has neither, and next-themes reads the system's theme even where it is not used.
  Object.assign(window, { matchMedia: () => ({ addListener() {}, removeListener() {} }) });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a click turns the page, and is kept", () => {
  const button = renderToggle();
  expect(button).toHaveAttribute("aria-pressed", "false");
  fireEvent.click(button);
  expect(root).toHaveClass("dark", { exact: true });
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem(themeKey)).toBe("true");
  fireEvent.click(button);
  expect(root).toHaveClass("light", { exact: true });
  expect(button).toHaveAttribute("aria-pressed", "false");
  expect(localStorage.getItem(themeKey)).toBe("false");
});
