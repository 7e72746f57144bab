import { prefersReducedData } from "@/lib/browser/preferences";

test.each([
  [{}, false, false],
  [{}, true, true],
  [{ saveData: true }, false, true],
  [{ effectiveType: "2g" }, false, true],
  [{ effectiveType: "slow-2g" }, false, true],
  [{ saveData: false, effectiveType: "4g" }, false, false],
  [undefined, false, false],
])("a connection of %j with a system that saves data: %s is answered with %s", (...row) => {
  const [connection, systemSaves, answer] = row;
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  window.matchMedia = jest.fn().mockReturnValue({ matches: systemSaves });
  expect(prefersReducedData()).toBe(answer);
});
