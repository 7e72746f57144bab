/** @jest-environment node */
import { variantOrder } from "@/content/model/variants";
import { coloursOf } from "./colours";

test("each home's card has its own colour, and no other card has it", () => {
  const panels = [...variantOrder, undefined].map((variant) => coloursOf(variant).panel);
  expect(new Set(panels).size).toBe(panels.length);
});
