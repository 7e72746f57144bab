import { switchTheme } from "@/components/features/theme/switch-theme";

const { documentElement: root } = document;
const frame = () => jest.advanceTimersToNextFrame();

beforeEach(() => {
  jest.useFakeTimers();
  root.className = "light";
  document.body.innerHTML = "<main><section></section><section></section></main>";
  window.innerHeight = 800;
  document.querySelectorAll("section").forEach((block, place) => {
    block.getBoundingClientRect = () => new DOMRect(0, place * 1500, 390, 1500);
  });
});
afterEach(() => jest.useRealTimers());

test("next-themes hears of the turn in the frame after it, while everything out of sight is still held back", () => {
  const far = document.querySelector<HTMLElement>("section:last-child");
  const heldThen: unknown[] = [];
  const setTheme = jest.fn(() => heldThen.push(far?.style.contentVisibility));
  switchTheme(true, setTheme);
  expect(root).toHaveClass("dark", { exact: true });
  frame();
  expect(setTheme).not.toHaveBeenCalled();
  frame();
  expect(setTheme).toHaveBeenCalledWith("true");
  expect(heldThen).toEqual(["hidden"]);
  expect(far?.style.contentVisibility).toBe("");
});

test("of two turns before it hears, next-themes keeps the last, and the page shows no other between them", () => {
  const setTheme = jest.fn();
  switchTheme(true, setTheme);
  frame();
  switchTheme(false, setTheme);
  frame();
  frame();
  expect(root).toHaveClass("light", { exact: true });
  expect(setTheme.mock.calls).toEqual([["false"], ["false"]]);
});
