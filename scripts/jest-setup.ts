import "@testing-library/jest-dom";

// What jsdom lacks: nothing fades or moves in it.
if (typeof document !== "undefined") document.getAnimations = () => [];
