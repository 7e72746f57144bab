import "@testing-library/jest-dom";
import { format } from "node:util";

// React's warnings (an update outside act, a missing key) fail the test that causes them.
const complaints: string[] = [];
console.error = (...parts: unknown[]) => {
  complaints.push(format(...parts));
};
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw new Error(first);
});

// jsdom has no animations and no layout, so these are mocked. Some suites run without a document.
if (typeof document !== "undefined") {
  document.getAnimations = () => [];
  Element.prototype.scrollIntoView ??= () => undefined;
}
