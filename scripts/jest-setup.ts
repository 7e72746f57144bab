import "@testing-library/jest-dom";

// What jsdom lacks: nothing fades or moves in it, and it lays nothing out, so it has nowhere to scroll to. Some suites run without a document.
if (typeof document !== "undefined") {
  document.getAnimations = () => [];
  Element.prototype.scrollIntoView ??= () => undefined;
}

// A link asks for the router, which only a running site has.
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: () => undefined, prefetch: () => undefined }),
}));
