import { assetOrForeign } from "@/components/ui/asset";

test("only paths of our own get the site's sub-path", () => {
  expect(assetOrForeign("/film/adey.mp4")).toBe("/film/adey.mp4");
  expect(assetOrForeign("//other.example/a.mp4")).toBe("//other.example/a.mp4");
  expect(assetOrForeign("https://other.example/a.mp4")).toBe("https://other.example/a.mp4");
});
