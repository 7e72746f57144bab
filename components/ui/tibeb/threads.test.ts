import { threads } from "@/components/ui/tibeb/threads";

test("a thread runs as far as its colour does, once for every repeat", () => {
  expect(threads(["ab.", ".bb"], "b", 2)).toBe("M1 0.5h1M4 0.5h1M1 1.5h2M4 1.5h2");
});
