/** Writes the icons of home screens and public/favicon.ico; run it again when the mark or its colours change: npx tsx art/icons/draw.ts */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { adeyPetals, steppedDiamond } from "@/components/ui/tibeb/drawing";
import { root } from "../../lib/node/steps";
import { readTokens } from "../tokens";

/** Leaves a margin, because platforms crop a maskable icon to a circle of 80 per cent. */
const icons = [
  { file: "app/apple-icon.png", size: 180, share: 0.7 },
  { file: "public/icons/icon-192.png", size: 192, share: 0.7 },
  { file: "public/icons/icon-512.png", size: 512, share: 0.7 },
  { file: "public/icons/icon-maskable.png", size: 512, share: 0.56 },
];

const token = readTokens();

function icon(size: number, share: number) {
  const edge = (size * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<path fill="${token("accent")}" d="M0 0h${size}v${size}H0z"/>
<g transform="translate(${edge} ${edge}) scale(${(size * share) / 24})">
<path fill="none" stroke="${token("on-night")}" d="${steppedDiamond}"/>
<path fill="${token("adey", "dark")}" d="${adeyPetals}"/>
<circle cx="12" cy="12" r="1.1" fill="${token("on-night")}"/>
</g></svg>`;
}

await mkdir(path.join(root, "public/icons"), { recursive: true });
for (const { file, size, share } of icons) {
  await sharp(Buffer.from(icon(size, share)))
    .png({ palette: true })
    .toFile(path.join(root, file));
}

/** Browsers request favicon.ico by themselves: it is an ICO file with one PNG, a directory of 6 bytes and an entry of 16. */
const png = await sharp(path.join(root, "app/icon.svg"))
  .resize(48)
  .png({ palette: true })
  .toBuffer();
const header = Buffer.alloc(22);
header.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(path.join(root, "public/favicon.ico"), Buffer.concat([header, png]));
