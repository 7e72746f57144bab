import { columns } from "@/components/features/pictures/picture-slots";

function widthAt(sizes: string, window: number): number {
  for (const entry of sizes.split(", ")) {
    const [, from = "0", width = entry] = /^\(min-width: ([\d.]+)rem\) (.+)$/.exec(entry) ?? [];
    if (window < Number(from) * 16) continue;
    const [, share, lost = "0"] = /^(?:calc\()?([\d.]+)vw(?: - ([\d.]+)px\))?$/.exec(width) ?? [];
    return share ? (Number(share) * window) / 100 - Number(lost) : Number.parseFloat(width);
  }
  throw new Error(`no width for ${window} px in ${sizes}`);
}

const threeInView = columns({ base: 1, md: 2, lg: 3 });

test.each([
  [375, 375 - 40],
  [767, 767 - 40],
  [768, (768 - 48 - 20) / 2],
  [992, (992 - 48 - 40) / 3],
  [1280, (1280 - 80 - 40) / 3],
  [1360, (1280 - 40) / 3],
  [1920, (1280 - 40) / 3],
])("in a window of %p px a card of three in view is asked for at %p px", (window, width) => {
  expect(widthAt(threeInView, window)).toBeCloseTo(width, -0.5);
});

test("a row from edge to edge has no gutters and grows with the window", () => {
  const gallery = columns({ base: 1.5, xl: 4.5 }, { bleed: true });
  expect(widthAt(gallery, 400)).toBeCloseTo((400 - 0.5 * 20) / 1.5, -0.5);
  expect(widthAt(gallery, 1920)).toBeCloseTo((1920 - 3.5 * 20) / 4.5, -0.5);
});

test("a picture in a box taller than its crop is asked for as wide as it is drawn", () => {
  const stretched = columns({ base: 1, md: 2, lg: 3 }, { stretch: 1.5 });
  expect(widthAt(stretched, 1920)).toBeCloseTo(1.5 * widthAt(threeInView, 1920), -0.5);
});
