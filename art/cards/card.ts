import type { Variant } from "@/content/model/types";
import type { BuildFacts } from "@/components/features/seo/build-facts";
import { adeyPetals, steppedDiamond } from "@/components/ui/tibeb/drawing";
import { coloursOf, type Colours } from "./colours";
import { breakLines } from "./lines";
import { openFont, type Typeset } from "./typesetting";

export const size = { width: 1200, height: 630 };

/** The text is set left of this line, the picture right of it. */
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

type House = BuildFacts["house"];

export async function printedHalf(
  title: string,
  variant: Variant | undefined,
  house: House,
  tibeb: string,
) {
  const colours = coloursOf(variant);
  const text = await openFont("figtree", { wght: 560 });
  const wordmark = await openFont("fraunces", { opsz: 36, wght: 420 });
  const display = /\p{Script=Ethiopic}/u.test(title)
    ? await openFont("ethiopic", { wght: 500 })
    : await openFont("fraunces", { opsz: 144, wght: colours.weight });
  const { lines, type } = fit(title, display);
  const lastLine = 498;
  const titleLines = lines.map((line, place) => {
    const y = lastLine - (lines.length - 1 - place) * type.size * 1.05;
    return placed(display(line, type).outline, margin - type.size * 0.04, y);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<path fill="${colours.panel}" d="M0 0h${panelWidth}v${size.height}H0z"/>
${border(colours, tibeb)}
<g fill="${colours.ink}">${nameplate(house, colours, wordmark, text)}${titleLines.join("")}</g>
<path fill="${colours.soft}" fill-opacity="0.5" d="M${margin} 540h${measure}v1H${margin}z"/>
<g fill="${colours.soft}">${placed(places(house, text), margin, 576)}</g>
</svg>`;
}

/** Returns the largest size at which the title fits its width on at most four lines. */
function fit(title: string, display: Typeset) {
  for (let fontSize = 78; ; fontSize -= 2) {
    const type = { size: fontSize, tracking: -0.018 };
    const widthOf = (line: string) => display(line, type).width;
    const lines = breakLines(title, measure, widthOf);
    const fits = lines.length <= 4 && lines.every((line) => widthOf(line) <= measure);
    if (fits || fontSize <= 40) return { lines, type };
  }
}

function places(house: House, text: Typeset) {
  const line = house.places.join("  ·  ");
  const { width } = text(line, { size: 18, tracking: 0.04 });
  return text(line, { size: Math.min(18, (18 * measure) / width), tracking: 0.04 }).outline;
}

/** Matches the mark and the name in the site's header. */
function nameplate(
  { name, shortName }: House,
  { ink, petals }: Colours,
  display: Typeset,
  text: Typeset,
) {
  const kind = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  return `<g transform="translate(${margin} 56) scale(${68 / 24})">
<path fill="none" stroke="${ink}" stroke-width="0.9" d="${steppedDiamond}"/>
<path fill="${petals}" d="${adeyPetals}"/><circle cx="12" cy="12" r="1.1"/></g>
${placed(display(shortName, { size: 46, tracking: -0.02 }).outline, margin + 86, 92)}
${placed(text(kind.toUpperCase(), { size: 15, tracking: 0.16 }).outline, margin + 87, 119)}`;
}

function border({ panel, border: thread }: Colours, tibeb: string) {
  const repeats = Math.round(size.height / (bandWidth * 2));
  const stretch = size.height / (repeats * 48);
  const left = panelWidth - bandWidth / 2;
  const turned = `translate(${left + bandWidth} 0) scale(${bandWidth / 24} ${stretch}) rotate(90)`;
  const tiles = Array.from(
    { length: repeats },
    (_, place) => `<path transform="${turned} translate(${place * 48} 0)" d="${tibeb}"/>`,
  );
  return `<path fill="${panel}" d="M${left} 0h${bandWidth}v${size.height}H${left}z"/><g fill="${thread}" shape-rendering="crispEdges">${tiles.join("")}</g>`;
}

function placed(outline: string, x: number, y: number) {
  return `<g transform="translate(${x} ${y})">${outline}</g>`;
}
