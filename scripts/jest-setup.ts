import "@testing-library/jest-dom";
import { format } from "node:util";

// What React complains of (an update that no test waits for, a missing key) fails the test in which it does, or after which.
const complaints: string[] = [];
console.error = (...parts: unknown[]) => {
  complaints.push(format(...parts));
};
afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw new Error(first);
});

// What jsdom lacks: nothing fades or moves in it, and it lays nothing out, so it has nowhere to scroll to. Some suites run without a document.
if (typeof document !== "undefined") {
  document.getAnimations = () => [];
  Element.prototype.scrollIntoView ??= () => undefined;
}
