// @ts-nocheck
/**
 * Draws the map of the four resorts from Natural Earth's borders (public domain), once for night grounds and once for paper:
 *   node scripts/map.ts      writes public/map/ethiopia-night.svg and ethiopia-paper.svg
 * Attributes only, no <style>: a strict policy on the file's own response cannot strip its colours.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { openFace } from "./cards/typesetting";
import { capital, lakeTana, resorts } from "./map/places";

const width = 640;
const height = 536;
const ethiopiaId = "231";
const folder = path.join(import.meta.dirname, "../public/map");

/** The tokens of app/globals.css, which a file on its own cannot read. */
const grounds = {
  night: { ink: "#f7f0e3", ground: "#1b1713", lake: "#7cc4bf", adey: "#f0bc45" },
  paper: { ink: "#1e1a16", ground: "#fbf7ef", lake: "#0f4c4f", adey: "#e3a81e" },
};

const require = createRequire(import.meta.url);
const world = require("world-atlas/countries-50m.json");
const { countries } = world.objects;
const ethiopia = countries.geometries.find(({ id }) => id === ethiopiaId);
const outline = feature(world, ethiopia);
const projection = geoMercator()
  .fitExtent(
    [
      [20, 20],
      [width - 20, height - 20],
    ],
    outline,
  )
  .clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
const line = geoPath(projection).digits(1);

const elsewhere = { ...countries, geometries: countries.geometries.filter((c) => c !== ethiopia) };
/** Names are outlines: an image file has none of the page's fonts. */
const roman = await openFace("fraunces", { opsz: 36, wght: 430 });
const small = await openFace("figtree", { wght: 560 });
const drawn = {
  graticule: graticule(),
  neighbours: line(mesh(world, elsewhere, () => true)),
  ethiopia: line(outline),
  lake: line({ type: "Polygon", coordinates: [lakeTana] }),
};

await mkdir(folder, { recursive: true });
for (const [name, colours] of Object.entries(grounds)) {
  const file = path.join(folder, `ethiopia-${name}.svg`);
  const svg = map(colours);
  await writeFile(file, svg);
  console.log(`map: ${path.basename(file)}, ${(svg.length / 1000).toFixed(1)} kB`);
}

/** @param {{ ink: string, ground: string, lake: string, adey: string }} colours */
function map({ ink, ground, lake, adey }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="1.5" stroke-linejoin="round">
<radialGradient id="fade"><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<mask id="near"><path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/></mask>
<defs><path id="land" d="${drawn.ethiopia}"/><path id="grid" stroke-opacity=".13" stroke-width="1" d="${drawn.graticule}"/></defs>
<clipPath id="inside"><use href="#land"/></clipPath>
<g mask="url(#near)" stroke="${ink}"><use href="#grid"/><path stroke-opacity=".42" d="${drawn.neighbours}"/></g>
<g clip-path="url(#inside)"><use href="#land" stroke="${adey}" stroke-opacity=".75" stroke-width="15" stroke-dasharray="1.5 4"/></g>
<use href="#land" fill="${ink}" fill-opacity=".05" stroke="${ink}" stroke-width="2"/>
<path stroke="${lake}" stroke-opacity=".35" stroke-width="7" d="${drawn.lake}"/>
<path fill="${lake}" stroke="${lake}" d="${drawn.lake}"/>
<g stroke="${ink}" stroke-opacity=".75">${[capital, ...resorts].map(leader).join("")}</g>
${square(capital, ink)}
<g fill="${adey}" stroke="${ground}" stroke-width="1">${resorts.map(dot).join("")}</g>
<g fill="${adey}">${resorts.map(diamond).join("")}</g>
<g fill="${ink}">${names()}</g>
</svg>
`;
}

/** @param {import("./map/places").Place} place */
function spot({ lat, lon }) {
  const [x, y] = projection([lon, lat]);
  return [round(x), round(y)];
}

/** @param {import("./map/places").Place} place */
function end(place) {
  const [x, y] = spot(place);
  return [round(x + place.at[0]), round(y + place.at[1])];
}

/** Upright or level as far as needed and aslant by 45° for the rest, so that lines which begin together part at once. */
function leader(place) {
  const [x, y] = spot(place);
  const [dx, dy] = place.at;
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const [right, down] = [Math.sign(dx), Math.sign(dy)];
  const upright = dy - down * slant;
  const level = dx - right * slant;
  return `<path d="M${x} ${y}v${upright}l${right * slant} ${down * slant}h${level}"/>`;
}

function dot(place) {
  const [x, y] = spot(place);
  return `<circle cx="${x}" cy="${y}" r="4"/>`;
}

/** The house's stepped diamond, small. */
function diamond(place) {
  const [x, y] = end(place);
  return `<path d="M${x + 6} ${y - 10}h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4h-4v-4h4v-4h4z"/>`;
}

function square(place, ink) {
  const [x, y] = spot(place);
  return `<path fill="${ink}" d="M${round(x - 6)} ${round(y - 6)}h12v12h-12z"/>`;
}

/** The resorts in the page's display face to the right of their diamonds, the capital small to the left of its line. */
function names() {
  const own = resorts.map((place) => word(roman, place.name, 26, end(place), 25, 9));
  const { width: reach } = small(capital.name, { size: 17 });
  return [...own, word(small, capital.name, 17, end(capital), -8 - reach, 6)].join("");
}

/**
 * @param {import("./cards/typesetting").Face} face
 * @param {readonly number[]} at
 */
function word(face, text, size, [x, y], dx, dy) {
  return `<g transform="translate(${round(x + dx)} ${round(y + dy)})">${rounded(face(text, { size }).outline)}</g>`;
}

/** A face has 1000 or 2000 units an em, and here an em is 26: what stands after their point is nothing. */
function rounded(outline) {
  return outline.replace(/ d="[^"]+"/g, (d) =>
    d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
  );
}

/** Every second meridian and parallel; on this projection they are straight. */
function graticule() {
  const lines = [];
  for (let lon = 30; lon <= 50; lon += 2)
    lines.push(`M${round(projection([lon, 9])[0])} 0v${height}`);
  for (let lat = 2; lat <= 16; lat += 2)
    lines.push(`M0 ${round(projection([40, lat])[1])}h${width}`);
  return lines.join("");
}

function round(value) {
  return Math.round(value * 10) / 10;
}
