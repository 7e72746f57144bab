import "@testing-library/jest-dom";

// jsdom lays nothing out, so it has nowhere to scroll to. Some suites run without a document.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;
