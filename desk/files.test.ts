/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { collections } from "./collections";
import { removeFile } from "./files";

let root: string;

function write(file: string, text = "title: A title\n"): string {
  writeFileSync(path.join(root, "content", file), text);
  return `content/${file}`;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "desk-"));
  for (const folder of Object.keys(collections))
    mkdirSync(path.join(root, "content", folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["hostel-rooms/bath.md", "pictures.ts", `export const heights = { bath: ["bath"] };`],
  ["hostel-rooms/bath.md", "home.ts", `const card = { picture: "bath", id: "bath" };`],
  ["rooms/lake-room.md", "amharic.ts", `const names = { "lake-room": "ክፍል" };`],
  ["vouchers/dinner.yaml", "types.ts", `type Meal = "lunch" | "dinner";`],
  ["testimonials/hanna.yaml", "facts.ts", `/** The hash of "hanna". */`],
  ["services/yoga.md", "README.md", "[words](/service_details/yoga) links"],
  ["stories/walk.md", "stories/boat.md", "[a longer one](/blog_details/walk-to-the-top)"],
])("%s is deleted where %s says something else by that name", (record, file, text) => {
  const deleted = write(record);
  write(file, text);
  expect(removeFile(root, deleted, {}).status).toBe(204);
});

test.each([
  ["rooms/lake-room.md", "rooms.ts", `export const sample = sampled(["cave", "lake-room"]);`],
  ["hostel-rooms/bath.md", "stories/boat.md", "[the room](/home3/room_details/bath)"],
  ["services/yoga.md", "resorts/entoto.md", "activities:\n  - service: yoga\n"],
  ["rooms/lake-room.md", "offers/lake.yaml", "name: By the lake\nroom: lake-room\n"],
  ["services/yoga.md", "facilities.ts", `const card = { href: "/service_details/yoga" };`],
  ["stories/walk.md", "services/yoga.md", "[a walk](/blog_details/walk#shoes)"],
  ["resorts/tana.md", "road.ts", `const first = resortOf("tana");`],
  ["media/bath.yaml", "rooms/lake-room.md", "picture: bath\n"],
  ["media/bath.yaml", "stories/boat.md", "![](bath)"],
])("%s is kept where %s names it", (record, file, text) => {
  const kept = write(record);
  write(file, text);
  expect(removeFile(root, kept, {})).toMatchObject({
    status: 409,
    body: expect.stringContaining(`content/${file}`),
  });
});
