import { threads } from "@/components/ui/tibeb/threads";

test("a thread runs as far as its colour does, once for every repeat", () => {
  expect(threads(["ab.", ".bb"], "b", 2)).toBe("M1 0.5h1m2 0h1M1 1.5h2m1 0h2");
});
