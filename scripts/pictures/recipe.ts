import { createHash, type BinaryLike } from "node:crypto";
import { leadingQuality } from "./leading-quality";

export type Crop = "wide" | "tall";
/** Every browser of our browserslist reads AVIF; JPEG is for all others, and for machines that read the page. */
type Format = "avif" | "jpeg";
type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };
export type Point = [number, number];
export type Photograph = Size & { focal: Point; sha256: string };
/** The tall crops are cut from the portrait, if there is one. */
type WithPortrait<P extends Photograph> = P & { portrait?: P | undefined };
type Encoder = { quality: number } & (
  { effort: number; chromaSubsampling: string; bitdepth: 8 | 10 | 12 } | { mozjpeg: boolean }
);
export type Output = Size & {
  crop: Crop;
  format: Format;
  encoder: Encoder;
  cut: Area;
  file: string;
};

/** Increase it to make every picture again after an upgrade of the encoder, which alone changes nothing. */
const encoderVersion = "sharp 0.35";

/**
 * 828 px is a phone of 414 px at 2x; without it the first picture of most phones would be a quarter to a half larger. 2400 px is only for
 * masters that open a page on a wide screen, which are wider than the others.
 */
const crops = {
  wide: { ratio: 3 / 2, widths: [480, 768, 828, 1200, 1800, 2400], jpegWidth: 1200 },
  tall: { ratio: 4 / 5, widths: [320, 480, 720, 828, 960], jpegWidth: 720 },
};

/** AVIF with ten bits gives smoother skies than eight at the same quality, and slightly smaller files. */
const encoders = {
  avif: { quality: 50, effort: 4, chromaSubsampling: "4:2:0", bitdepth: 10 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

/** Only what leads a page is shown from wide files of this width (px) or more, dot for dot, where a low quality turns its grain to wax. */
const leadingFromPx = 1200;

/**
 * Pictures this wide (px) are shown at nearly 2x or more, where a lower quality is invisible, and their files, which delay a page most,
 * are a third smaller.
 */
const denseFromPx = { wide: 2400, tall: 720 };
const denseQuality = 42;

/**
 * A preview while somebody edits: a third larger, in a twentieth of the time. Never committed, because `--check` recognises its names.
 */
const draftEncoders = { ...encoders, avif: { ...encoders.avif, effort: 0 } } as const;

const extensions = { avif: "avif", jpeg: "jpg" };

export function byCrop<Value>(valueOf: (crop: Crop) => Value) {
  return { wide: valueOf("wide"), tall: valueOf("tall") };
}

/** Returns the largest part of a picture with the wanted ratio, as near to the focal point as the edges allow. */
export function cutAround({ width, height, focal }: Size & { focal: Point }, ratio: number): Area {
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (full: number, part: number, centre: number) =>
    Math.round(Math.min(Math.max(centre * full - part / 2, 0), full - part));
  return {
    left: start(width, cut.width, focal[0]),
    top: start(height, cut.height, focal[1]),
    ...cut,
  };
}

/** A portrait view of the same scene serves the tall crop better than a slice of the wide one. */
export function photographFor<P extends Photograph>(master: WithPortrait<P>, crop: Crop): P {
  return crop === "tall" && master.portrait ? master.portrait : master;
}

/** The focal point within the crop, in per cent, in steps of five, so that a few rules of CSS serve any number of pictures. */
export function focusIn(master: WithPortrait<Photograph>, crop: Crop): Point {
  const { focal, width, height } = photographFor(master, crop);
  const cut = cutAround({ focal, width, height }, crops[crop].ratio);
  const percent = (part: number, whole: number) => 5 * Math.round((20 * part) / whole);
  return [
    percent(focal[0] * width - cut.left, cut.width),
    percent(focal[1] * height - cut.top, cut.height),
  ];
}

/** Every file that is made of a master. */
export function outputsOf(
  master: WithPortrait<Photograph> & { id: string },
  draft = false,
): Output[] {
  const from = draft ? draftEncoders : encoders;
  return Object.values(byCrop((crop) => outputsOfCrop(master, crop, from))).flat();
}

function outputsOfCrop(
  master: WithPortrait<Photograph> & { id: string },
  crop: Crop,
  from: Readonly<Record<Format, Encoder>>,
) {
  const { ratio, jpegWidth } = crops[crop];
  const photograph = photographFor(master, crop);
  const cut = cutAround(photograph, ratio);
  return widthsFor(crop, cut.width).flatMap((width) => {
    const formats: Format[] = width === jpegWidth ? ["avif", "jpeg"] : ["avif"];
    return formats.map((format) => {
      const encoder =
        format === "avif" ? encoderFor(from.avif, master.id, crop, width) : from[format];
      // The name changes with everything that can change the bytes, so that hosts may cache it for ever.
      const recipe = [photograph.sha256, encoderVersion, cut, width, format, encoder];
      const hash = sha256(JSON.stringify(recipe)).slice(0, 8);
      const file = `${master.id}-${crop}-${width}.${hash}.${extensions[format]}`;
      return {
        crop,
        format,
        encoder,
        cut,
        file,
        width,
        height: Math.round((width * cut.height) / cut.width),
      };
    });
  });
}

function encoderFor(encoder: Encoder, id: string, crop: Crop, width: number): Encoder {
  if (width >= denseFromPx[crop]) return { ...encoder, quality: denseQuality };
  const leads = crop === "wide" && width >= leadingFromPx;
  return leads ? { ...encoder, quality: leadingQuality[id] ?? encoder.quality } : encoder;
}

/** Returns the recipe's widths without enlarging: a smaller master ends with its own width. */
export function widthsFor(crop: Crop, available: number) {
  return [...new Set(crops[crop].widths.map((width) => Math.min(width, available)))];
}

export function sha256(bytes: BinaryLike) {
  return createHash("sha256").update(bytes).digest("hex");
}
