// @ts-nocheck
/** Below this width another cut may stand in for a slot's own (components/ui/picture/picture-slots.ts). */
const phones = "(width < 48rem)";

/**
 * What a picture brings along in CSS, because a strict policy allows no style attributes: the ground it loads on and the point that
 * stays in sight. A rule stands for a value, not for a picture: twice the pictures are hardly more CSS.
 * @param {import("./manifest").Entry[]} entries
 */
export function printStylesheet(entries) {
  const grounds = distinct(entries.map(({ colour }) => colour.slice(1)));
  const points = entries.flatMap(({ focus }) => Object.values(focus));
  /** @param {string} prefix */
  const focusRules = (prefix) => [
    ...distinct(points.map(([x]) => x)).map((x) => `.${prefix}x${x}{--focus-x:${x}%}`),
    ...distinct(points.map(([, y]) => y)).map((y) => `.${prefix}y${y}{--focus-y:${y}%}`),
  ];
  return [
    "/* Written by scripts/pictures.ts from content/media: do not edit. */",
    ".pic{object-position:var(--focus-x) var(--focus-y)}",
    ...grounds.map((colour) => `.pic-${colour}{background-color:#${colour}}`),
    ...focusRules("focus-"),
    `@media ${phones}{`,
    ...focusRules("phone-focus-"),
    "}",
    "",
  ].join("\n");
}

/** @template {string | number} Value @param {Value[]} values */
function distinct(values) {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}
