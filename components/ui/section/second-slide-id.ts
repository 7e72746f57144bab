/** The second slide of a home's opening: when a parser comes to it, the first screen is whole (scripts/build/expected-opening.ts). */
export const secondSlideId = "second-slide";
