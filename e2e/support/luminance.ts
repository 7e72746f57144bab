/** What each of 256 steps of a channel gives in light (WCAG, relative luminance). */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const of = (channel: number) => light[Math.round(channel)] ?? 0;

/** WCAG's relative luminance of a colour, each channel of 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue);
}

/** WCAG's ratio of two luminances, from 1 to 21. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
