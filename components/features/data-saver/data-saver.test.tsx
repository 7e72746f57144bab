import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DataSaver } from "@/components/features/data-saver/data-saver.client";
import { prefersReducedData } from "@/lib/browser/preferences";

const open = () =>
  render(<DataSaver label="Save data" later="From the next page on." className="" />);
const connect = (connection: object) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  localStorage.clear();
  connect({});
});

test("it is off until the guest or the browser saves data", async () => {
  open();
  const saver = screen.getByRole("switch", { name: "Save data" });
  expect(saver).not.toBeChecked();
  await userEvent.click(saver);
  expect(saver).toBeChecked();
  expect(localStorage.getItem("saveData")).toBe("true");
  expect(screen.getByRole("status")).toHaveTextContent("From the next page on.");
});

test.each([
  ["Save-Data", { saveData: true }],
  ["a slow connection", { effectiveType: "slow-2g" }],
])("it follows %s, and the guest's own word before it", async (_, connection) => {
  connect(connection);
  open();
  const saver = screen.getByRole("switch", { name: "Save data" });
  expect(saver).toBeChecked();
  await userEvent.click(saver);
  expect(saver).not.toBeChecked();
  expect(prefersReducedData()).toBe(false);
});

test("an unknown stored value is ignored", () => {
  localStorage.setItem("saveData", "<img>");
  expect(prefersReducedData()).toBe(false);
  connect({ saveData: true });
  expect(prefersReducedData()).toBe(true);
});
