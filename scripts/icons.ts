// @ts-nocheck
/**
 * Makes the icons of home screens from the mark; run it again when the mark or the colours change:
 *   node scripts/icons.ts      writes app/apple-icon.png, public/icons and public/favicon.ico
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const root = path.join(import.meta.dirname, "..");
const source = await readFile(path.join(root, "components/ui/tibeb/drawing.ts"), "utf8");
const [diamond, petals] = ["steppedDiamond", "adeyPetals"].map(drawingOf);

/** How much of the square the mark fills: platforms cut a maskable icon down to a circle of 80 per cent. */
const icons = [
  { file: "app/apple-icon.png", size: 180, share: 0.7 },
  { file: "public/icons/icon-192.png", size: 192, share: 0.7 },
  { file: "public/icons/icon-512.png", size: 512, share: 0.7 },
  { file: "public/icons/icon-maskable.png", size: 512, share: 0.56 },
];

await mkdir(path.join(root, "public/icons"), { recursive: true });
for (const { file, size, share } of icons) {
  await sharp(Buffer.from(icon(size, share)))
    .png({ palette: true })
    .toFile(path.join(root, file));
  console.log(`icons: ${file}`);
}

/** What is asked for unasked, by old browsers and by new ones between two pages. */
const oldIcon = "public/favicon.ico";
const picture = await sharp(path.join(root, "app/icon.svg"))
  .resize(48)
  .png({ palette: true })
  .toBuffer();
await writeFile(path.join(root, oldIcon), Buffer.concat([icoHeader(48, picture.length), picture]));
console.log(`icons: ${oldIcon}`);

/** The head of an ICO file that holds one PNG: its directory of 6 bytes, and an entry of 16. */
function icoHeader(size, length) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(length, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

/** The tokens lake, on-night and adey of app/globals.css. */
function icon(size, share) {
  const scale = (size * share) / 24;
  const edge = (size * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<path fill="#0f4c4f" d="M0 0h${size}v${size}H0z"/>
<g transform="translate(${edge} ${edge}) scale(${scale})">
<path fill="none" stroke="#f7f0e3" d="${diamond}"/>
<path fill="#f0bc45" d="${petals}"/>
<circle cx="12" cy="12" r="1.1" fill="#f7f0e3"/>
</g></svg>`;
}

function drawingOf(name) {
  const drawing = new RegExp(`${name} =\\s*"([^"]+)"`).exec(source)?.[1];
  if (!drawing) throw new Error(`components/ui/tibeb/drawing.ts holds no ${name}`);
  return drawing;
}
