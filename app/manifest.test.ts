import { existsSync } from "node:fs";
import manifest from "@/app/manifest";
import { site } from "@/content/model/site";

test("a phone keeps the site under its name, with icons that exist", () => {
  const { name, icons = [] } = manifest();
  expect(name).toBe(site.brand.name);
  expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true);
});

test("a click on its icon offers rooms, the stay card and the contacts, at pages that exist", () => {
  const { shortcuts = [] } = manifest();
  expect(shortcuts.map(({ url }) => url)).toEqual(["/find_room/", "/stay_card/", "/contact/"]);
  for (const { name, url, icons = [] } of shortcuts) {
    expect(name).not.toBe("");
    expect(existsSync(`app/(root)/(inner)${url}page.tsx`)).toBe(true);
    expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192"]);
  }
});
