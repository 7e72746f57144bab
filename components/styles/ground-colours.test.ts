/** @jest-environment node */
import { groundColours } from "@/components/styles/ground-colours";
import { readTokens } from "@/art/tokens";

test("the browser's bars have the grounds of the page", () => {
  const token = readTokens();
  expect(groundColours).toEqual({ paper: token("paper"), night: token("night") });
});
