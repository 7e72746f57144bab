import { focusIn } from "./recipe.mjs";

/** Below this width the `tall` cut stands in for the `wide` one where a slot says so (components/lib/picture-slots.ts). */
const phones = "(width < 48rem)";

/**
 * What a picture brings along in CSS, because a strict policy allows no style attributes: the ground it loads on and the
 * point that stays in sight.
 * @param {(import("./recipe.mjs").Master & { colour: string })[]} masters
 */
export function printStylesheet(masters) {
  const rules = masters.map((master) => {
    const [wide, tall] = [focusIn(master, "wide"), focusIn(master, "tall")].map(
      ([x, y]) => `${x}% ${y}%`,
    );
    return `.pic-${master.id}{--tall-focus:${tall};background-color:${master.colour};object-position:${wide}}`;
  });
  return [
    "/* Written by scripts/pictures.mjs from content/media: do not edit. */",
    ...rules,
    ".pic-tall{object-position:var(--tall-focus)}",
    `@media ${phones}{.pic-phone-tall{object-position:var(--tall-focus)}}`,
    "",
  ].join("\n");
}
