import { grouped } from "./grouped";

test.each([0, 7, 450, 999, 1000, 1650, 12_345, 999_999, 1_234_567])(
  "%i is written as the browser writes it in English",
  (number) => {
    expect(grouped(number)).toBe(number.toLocaleString("en-GB"));
  },
);
