/**
 * Draws the map of the resorts from Natural Earth's borders (public domain), for night grounds and for paper, with names in English and in
 * Amharic: npx tsx art/map/draw.ts
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { amharic, amharicPlaces } from "../../content/copy/amharic";
import { openFont, type Typeset } from "../cards/typesetting";
import { root } from "../../lib/node/steps";
import { readTokens } from "../tokens";
import { capital, lakeTana, resorts, type MapPlace } from "./places";

const width = 640;
const height = 536;
const ethiopiaId = "231";
const folder = path.join(root, "public/map");

function isWorld(value: unknown): value is Topology<{ countries: GeometryCollection }> {
  return typeof value === "object" && value !== null && "arcs" in value && "objects" in value;
}

const world: unknown = JSON.parse(
  await readFile(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
);
if (!isWorld(world)) throw new Error("world-atlas is no topology");
const { countries } = world.objects;
const ethiopia = countries.geometries.find(({ id }) => id === ethiopiaId);
if (!ethiopia) throw new Error(`world-atlas has no country ${ethiopiaId}`);
const outline = feature(world, ethiopia);
const elsewhere = countries.geometries.filter((country) => country !== ethiopia);
const extent = (inset: number): [[number, number], [number, number]] => [
  [inset, inset],
  [width - inset, height - inset],
];
const projection = geoMercator().fitExtent(extent(20), outline).clipExtent(extent(-2));
const line = geoPath(projection).digits(1);
/** Draws names as outlines, because an image file has none of the page's fonts. */
const display = await openFont("fraunces", { opsz: 36, wght: 430 });
const small = await openFont("figtree", { wght: 560 });
const ethiopic = await openFont("ethiopic", { wght: 500 });
const shore = lakeTana.split(" ").map((place) => place.split(",").map(Number));
const drawn = {
  graticule: graticule(),
  neighbours: line(mesh(world, { ...countries, geometries: elsewhere }, () => true)),
  ethiopia: line(outline),
  lake: line({ type: "Polygon", coordinates: [shore] }),
};

const token = readTokens();
const night = [token("on-night"), token("night"), token("accent", "dark"), token("adey", "dark")];
const paper = [token("ink"), token("paper"), token("accent"), token("adey")];
await mkdir(folder, { recursive: true });
const english = names((place) => place.name, display, small);
const amharicNames = new Map([
  [capital.id, amharic.roads.capital],
  ...Object.entries(amharicPlaces).map(([id, { name }]): [string, string] => [id, name]),
]);
const inAmharic = names(({ id, name }) => amharicNames.get(id) ?? name, ethiopic, ethiopic);
for (const [ground, colours] of Object.entries({ night, paper })) {
  await writeFile(path.join(folder, `ethiopia-${ground}.svg`), map(colours, english));
  await writeFile(path.join(folder, `ethiopia-${ground}-am.svg`), map(colours, inAmharic));
}

/** Uses attributes and no <style>, because a strict content security policy would strip the styles. */
function map([ink, ground, lake, adey]: string[], words: string) {
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
<g fill="${adey}" stroke="${ground}">${resorts.map(diamond).join("")}</g>
${square(capital, ink, ground)}
<g fill="${ink}">${words}</g>
</svg>
`;
}

/** The position of a place or, with an offset, the end of its leader line. */
function spot({ lat, lon }: Pick<MapPlace, "lat" | "lon">, [dx, dy]: MapPlace["at"] = [0, 0]) {
  const [x, y] = projection([lon, lat]) ?? [0, 0];
  return { x: round(round(x) + dx), y: round(round(y) + dy) };
}

/** Runs straight as far as needed and at 45° for the rest, so that lines which start together part at once. */
function leader(place: MapPlace) {
  const { x, y } = spot(place);
  const [dx, dy] = place.at;
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const [right, down] = [Math.sign(dx) * slant, Math.sign(dy) * slant];
  return `<path d="M${x} ${y}v${dy - down}l${right} ${down}h${dx - right}"/>`;
}

function diamond(place: MapPlace) {
  const { x, y } = spot(place);
  return `<path d="M${round(x - 1.5)} ${round(y - 7.5)}h3v3h3v3h3v3h-3v3h-3v3h-3v-3h-3v-3h-3v-3h3v-3h3z"/>`;
}

function square(place: MapPlace, ink: string | undefined, ground: string | undefined) {
  const { x, y } = spot(place);
  return `<path fill="${ink}" stroke="${ground}" d="M${round(x - 3)} ${round(y - 3)}h6v6h-6z"/>`;
}

/** Writes the resorts to the right of their lines, and the capital small to the left of its line. */
function names(nameOf: (place: MapPlace) => string, large: Typeset, smaller: Typeset) {
  const word = (font: Typeset, place: MapPlace, size: number, dx: number, dy: number) => {
    const { x, y } = spot(place, place.at);
    const { outline: letters } = font(nameOf(place), { size });
    return `<g transform="translate(${round(x + dx)} ${round(y + dy)})">${letters}</g>`;
  };
  const own = resorts.map((place) => word(large, place, 26, 8, 9));
  const { width: reach } = smaller(nameOf(capital), { size: 17 });
  return [...own, word(smaller, capital, 17, -8 - reach, 6)].join("");
}

/** Draws every second meridian and parallel, which this projection keeps straight. */
function graticule() {
  const lines = [];
  for (let lon = 30; lon <= 50; lon += 2) lines.push(`M${spot({ lon, lat: 9 }).x} 0v${height}`);
  for (let lat = 2; lat <= 16; lat += 2) lines.push(`M0 ${spot({ lon: 40, lat }).y}h${width}`);
  return lines.join("");
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
