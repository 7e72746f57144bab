/** @jest-environment node */
// @ts-nocheck
import { ownerOf, scriptsAtLoad } from "./account";

const script = (name) => `[client-fs]/_next/static/chunks/${name}.js`;
const part = (filename, source, compressed) => ({
  type: "part",
  route: "/room",
  filename,
  source_path: `[project]/${source}`,
  size: compressed * 3,
  compressed_size: compressed,
});

const facts = [
  { type: "group", route: "/room", kind: "bootstrap", outputs: [script("start")] },
  { type: "group", route: "/room", kind: "async", outputs: [script("later")] },
  { type: "group", route: "/blog", kind: "bootstrap", outputs: [script("later")] },
  part(script("start"), "components/features/carousel/carousel.client.tsx", 10),
  part(script("start"), "node_modules/lucide/dist/plus.js", 20),
  part(script("start"), "node_modules/lucide/dist/minus.js", 5),
  part(script("later"), "node_modules/swiper/swiper.mjs", 99),
];

test("the heaviest owner of a page's first scripts stands first, and what is fetched later is left out", () => {
  expect(scriptsAtLoad(facts, "/room")).toEqual([
    { name: "lucide", bytes: 75, compressed: 25 },
    { name: "components/features/carousel/carousel.client.tsx", bytes: 30, compressed: 10 },
  ]);
});

test.each([
  ["[project]/content/forms.ts", "content/forms.ts"],
  ["[project]/node_modules/next/dist/client/link.js", "next"],
  ["[project]/node_modules/@scope/part/index.js", "@scope/part"],
  ["[project]/node_modules/next/node_modules/react-dom/x.js", "react-dom"],
])("%s belongs to %s", (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});
