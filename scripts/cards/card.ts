// @ts-nocheck
import { breakLines } from "./lines";

/**
 * @typedef {import("./typesetting").Face} Face
 * @typedef {{ panel: string, ink: string, soft: string, thread: string, petals: string, weight: number }} Cloth
 * @typedef {{ name: string, shortName: string, places: readonly string[] }} House
 * @typedef {{ diamond: string, petals: string, tibeb: string }} Drawings
 */

export const size = { width: 1200, height: 630 };

/** The words stand left of this, the picture right of it. */
const panelWidth = 508;
const margin = 60;
const bandWidth = 24;
const measure = panelWidth - bandWidth / 2 - margin - 32;

export const pictureArea = {
  left: panelWidth,
  top: 0,
  width: size.width - panelWidth,
  height: size.height,
};

const onColour = { ink: "#f7f0e3", soft: "#d9cdb8", thread: "#f0bc45", petals: "#f0bc45" };

/** The tokens of app/globals.css, by day. */
const houseCloth = {
  panel: "#fbf7ef",
  ink: "#1e1a16",
  soft: "#5c5348",
  thread: "#0f4c4f",
  petals: "#e3a81e",
  weight: 380,
};
/** @type {Readonly<Record<string, Cloth>>} */
const cloths = {
  booking: { ...onColour, panel: "#0f4c4f", weight: 380 },
  resort: { ...onColour, panel: "#2f5233", weight: 340 },
  hostel: { ...onColour, panel: "#a5401f", weight: 640 },
  city: { ...onColour, panel: "#22335c", weight: 460 },
  apartment: { ...onColour, panel: "#5a5a1e", weight: 300 },
};

/** @param {string | undefined} variant */
export function clothOf(variant) {
  return cloths[variant ?? ""] ?? houseCloth;
}

/**
 * The printed half of a card, transparent where the picture shows: word-mark, title, the four places, a woven seam.
 * @param {{ title: string, house: House, cloth: Cloth, drawings: Drawings, display: Face, wordmark: Face, text: Face }} card
 */
export function printedHalf({ title, house, cloth, drawings, display, wordmark, text }) {
  const { lines, type } = fit(title, display);
  const lead = type.size * 1.05;
  const lastLine = 498;
  const titleLines = lines.map((line, place) => {
    const y = lastLine - (lines.length - 1 - place) * lead;
    return placed(display(line, type).outline, margin - type.size * 0.04, y);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<path fill="${cloth.panel}" d="M0 0h${panelWidth}v${size.height}H0z"/>
${seam(cloth, drawings.tibeb)}
<g fill="${cloth.ink}">${nameplate(house, cloth, drawings, wordmark, text)}${titleLines.join("")}</g>
<path fill="${cloth.soft}" fill-opacity="0.5" d="M${margin} 540h${measure}v1H${margin}z"/>
<g fill="${cloth.soft}">${placed(places(house, text), margin, 576)}</g>
</svg>`;
}

/** The largest size at which the title keeps to its measure and four lines. @param {string} title @param {Face} display */
function fit(title, display) {
  for (let fontSize = 78; ; fontSize -= 2) {
    const type = { size: fontSize, tracking: -0.018 };
    const lines = breakLines(title, measure, (line) => display(line, type).width);
    const widest = Math.max(...lines.map((line) => display(line, type).width));
    if ((widest <= measure && lines.length <= 4) || fontSize <= 40) return { lines, type };
  }
}

/** @param {House} house @param {Face} text */
function places(house, text) {
  const line = house.places.join("  ·  ");
  const { width } = text(line, { size: 18, tracking: 0.04 });
  return text(line, { size: Math.min(18, (18 * measure) / width), tracking: 0.04 }).outline;
}

/** The mark and the name as components/shell/wordmark.tsx sets them. */
function nameplate(
  /** @type {House} */ { name, shortName },
  /** @type {Cloth} */ cloth,
  /** @type {Drawings} */ { diamond, petals },
  /** @type {Face} */ display,
  /** @type {Face} */ text,
) {
  const kind = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  const mark = `<g transform="translate(${margin} 56) scale(${68 / 24})">
<path fill="none" stroke="${cloth.ink}" stroke-width="0.9" d="${diamond}"/>
<path fill="${cloth.petals}" d="${petals}"/><circle cx="12" cy="12" r="1.1"/></g>`;
  return [
    mark,
    placed(display(shortName, { size: 46, tracking: -0.02 }).outline, margin + 86, 92),
    placed(text(kind.toUpperCase(), { size: 15, tracking: 0.16 }).outline, margin + 87, 119),
  ].join("");
}

/** The woven border of components/ui/tibeb/tibeb.svg, upright on the edge between paper and picture. @param {Cloth} cloth @param {string} tibeb */
function seam(cloth, tibeb) {
  const repeats = Math.round(size.height / (bandWidth * 2));
  const stretch = size.height / (repeats * 48);
  const left = panelWidth - bandWidth / 2;
  const tiles = Array.from(
    { length: repeats },
    (_, place) =>
      `<path transform="translate(${left + bandWidth} 0) scale(${bandWidth / 24} ${stretch}) rotate(90) translate(${place * 48} 0)" d="${tibeb}"/>`,
  );
  return `<path fill="${cloth.panel}" d="M${left} 0h${bandWidth}v${size.height}H${left}z"/><g fill="${cloth.thread}" shape-rendering="crispEdges">${tiles.join("")}</g>`;
}

/** @param {string} outline @param {number} x @param {number} y */
function placed(outline, x, y) {
  return `<g transform="translate(${x} ${y})">${outline}</g>`;
}
