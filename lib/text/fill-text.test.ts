import { fillText } from "@/lib/text/fill-text";

test.each([
  ["{count} nights in {place}", { count: 3, place: "Tana" }, "3 nights in Tana"],
  ["{name}, {name}", { name: "Abeba" }, "Abeba, Abeba"],
  ["no children: {count}", { count: 0 }, "no children: 0"],
  ["“{text}”", { text: "$& and {count}" }, "“$& and {count}”"],
  ["{unknown} days", {}, "{unknown} days"],
])("%j with %j reads %j", (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
