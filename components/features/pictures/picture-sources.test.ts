import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { pictureSources, slideOf } from "@/components/features/pictures/picture-sources";
import type { ResolvedPicture } from "@/components/features/pictures/pictures";

const file = (name: string, width: number, height: number) => ({
  width,
  height,
  avif: `${name}.avif`,
});

const picture: ResolvedPicture = {
  name: "gym",
  alt: "A gym that faces the forest",
  colour: "#504f40",
  focus: { wide: [50, 50], tall: [50, 50] },
  width: 1800,
  height: 1200,
  crops: {
    wide: [file("wide-480", 480, 320), { ...file("wide-1200", 1200, 800), jpeg: "wide-1200.jpg" }],
    tall: [file("tall-320", 320, 400), { ...file("tall-720", 720, 900), jpeg: "tall-720.jpg" }],
  },
};

const card: PictureSlot = { crop: "tall", sizes: "50vw", smallestMaster: 1200, box: "" };
const hero: PictureSlot = {
  crop: "wide",
  sizes: "max(100vw, 1380px)",
  phone: { crop: "tall", sizes: "100vw" },
  smallestMaster: 1600,
  box: "",
};

test("a slot offers its crop in every width as AVIF and nothing else, with one JPEG for the rest", () => {
  const { sources, fallback } = pictureSources(picture, card);
  expect(sources).toEqual([
    {
      type: "image/avif",
      sizes: "50vw",
      srcSet: "/pictures/tall-320.avif 320w, /pictures/tall-720.avif 720w",
    },
  ]);
  expect(fallback).toEqual({ src: "/pictures/tall-720.jpg", width: 720, height: 900 });
});

test("a slot with a cut for phones offers it to them first, and to nobody else", () => {
  const { sources } = pictureSources(picture, hero);
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ["image/avif", "(max-width: 47.99rem)"],
    ["image/avif", "(min-width: 48rem)"],
  ]);
  expect(sources[0]?.srcSet).toContain("tall-320.avif");
  expect(sources[1]?.srcSet).toContain("wide-480.avif");
});

test("what is fetched ahead is what the picture then asks for, or it would be fetched twice", () => {
  const { sources, preloads } = pictureSources(picture, hero);
  expect(
    preloads.map(({ imageSrcSet, imageSizes, media }) => ({ imageSrcSet, imageSizes, media })),
  ).toEqual(
    sources.map(({ srcSet, sizes, media }) => ({ imageSrcSet: srcSet, imageSizes: sizes, media })),
  );
});

test("a picture without words fails and names the picture and the fact", () => {
  expect(() => pictureSources({ ...picture, alt: " " }, card)).toThrow(
    'Picture "gym": its alt is empty (content/records/media/*.yaml)',
  );
});

test("a master too small for its place fails and names both widths", () => {
  expect(() => pictureSources({ ...picture, width: 1599 }, hero)).toThrow(
    'Picture "gym": its width is 1599 px, its slot needs 1600 (content/records/media)',
  );
  expect(() => pictureSources({ ...picture, width: 1600 }, hero)).not.toThrow();
});

test("a night too small for the widest windows fails and names both widths", () => {
  const { alt, colour, focus, height, crops } = picture;
  const dusk = (width: number) => ({
    ...picture,
    night: { alt, colour, focus, width, height, crops },
  });
  expect(() => pictureSources(dusk(2399), hero)).toThrow(
    'Picture "gym": the width of its night is 2399 px, it needs 2400 (content/records/media)',
  );
  expect(() => pictureSources(dusk(2400), hero)).not.toThrow();
});

test("a crop without a JPEG fails and says what to run", () => {
  const withoutJpeg = {
    ...picture,
    crops: { ...picture.crops, tall: [file("tall-320", 320, 400)] },
  };
  expect(() => pictureSources(withoutJpeg, card)).toThrow("npm run pictures");
});

test("the lightbox shows the whole picture with its words, in every size", () => {
  expect(slideOf(picture)).toEqual({
    src: "/pictures/wide-1200.jpg",
    width: 1200,
    height: 800,
    alt: "A gym that faces the forest",
    srcSet: [
      { src: "/pictures/wide-480.avif", width: 480, height: 320 },
      { src: "/pictures/wide-1200.avif", width: 1200, height: 800 },
    ],
  });
});
