import path from "node:path";
import { contentModules } from "./content-modules";

function texts(value: unknown, way: string): { way: string; text: string }[] {
  if (typeof value === "string") return [{ way, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${way}.${key}`));
}

async function everyText() {
  const found = await Promise.all(
    contentModules.map(async (file) => {
      const exported: unknown = await import(file);
      return texts(exported, path.basename(file));
    }),
  );
  return found.flat();
}

test.each([
  ["apostrophes and quotation marks are those of print", /['"`´]/],
  ["three points are one sign", /\.\.\./],
  ["no sentence carries two spaces or a space before its point", / {2}| [.,;:!?]/],
])("%s in everything that the site says", async (_rule, fault) => {
  const all = await everyText();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(({ text }) => fault.test(text))).toEqual([]);
});
