import { existsSync } from "node:fs";
import manifest from "@/app/manifest";
import { site } from "@/content/site";

test("a phone keeps the site under its name, with icons that exist", () => {
  const { name, icons = [] } = manifest();
  expect(name).toBe(site.brand.name);
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true);
});
