const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const of = (channel: number) => light[Math.round(channel)] ?? 0;

export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue);
}

export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
