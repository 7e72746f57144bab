/** The id of the second slide of a home's hero, after which the first screen is complete (scripts/build/expected-opening.ts). */
export const secondSlideId = "second-slide";
