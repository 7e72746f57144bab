import { act, fireEvent, render } from "@testing-library/react";
import { EthiopianDay } from "@/components/features/ethiopian-day/ethiopian-day.client";

jest.mock("@/lib/browser/preferences", () => ({ prefersReducedData: jest.fn() }));
jest.mock("next-themes", () => ({ useTheme: () => ({ theme: "false", setTheme: jest.fn() }) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = () => render(<EthiopianDay name="Tana" at={{ lat: 11.6, lon: 37.38 }} />);

test("loads after the first click has been answered, not with it", async () => {
  const { container } = open();
  await pass(5_000);
  fireEvent.pointerDown(document.body);
  await pass(300);
  expect(container).toBeEmptyDOMElement();
  await pass(600);
  expect(container).not.toBeEmptyDOMElement();
});

test("loads with the first key, before the focus has passed it", async () => {
  const { container } = open();
  await pass(5_000);
  fireEvent.keyDown(document.body, { key: "Tab" });
  await pass(1);
  expect(container).not.toBeEmptyDOMElement();
});

test("loads by itself without any input", async () => {
  const { container } = open();
  await pass(5_000);
  expect(container).toBeEmptyDOMElement();
  await pass(8_000);
  expect(container).not.toBeEmptyDOMElement();
});

test("fetches nothing after its page has been left", async () => {
  const { unmount } = open();
  await pass(5_000);
  fireEvent.pointerDown(document.body);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
