import { drawProfile } from "@/components/features/altitude/profile";
import { fanLeaders } from "@/components/features/altitude/leaders";
import { altitudeLine, isResort } from "@/content/model/altitude-line";

export const fileSizes = {
  narrow: { width: 335, height: 50, below: 24 },
  wide: { width: 780, height: 60, below: 24 },
} as const;

/**
 * Draws the line as a file for the footer: without names, and only the four resorts are marked, with leaders to four equal columns. Uses
 * attributes and no <style>, because a strict content security policy would strip the styles.
 */
export function lineFile(shape: keyof typeof fileSizes, ink: string, ground: string): string {
  const { width, height, below } = fileSizes[shape];
  const { path, marks } = drawProfile(altitudeLine, { width, height });
  const aloft = shape === "narrow" ? "entoto" : undefined;
  const leaders = fanLeaders(marks, { width, height, below }, aloft).join("");
  const circles = marks
    .filter(({ place }) => isResort(place))
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} ${height + below + 4}" width="${width + 8}" height="${height + below + 4}" fill="none" stroke="${ink}">
<path stroke-width=".75" stroke-opacity=".45" d="${leaders}"/>
<path stroke-linejoin="round" d="${path}"/>
<g fill="${ground}">${circles}</g>
</svg>
`;
}
