import { asset } from "@/components/ui/asset";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { onlyAtNight } from "@/lib/browser/night-media";
import type { Crop, Derivative, ResolvedPicture } from "@/components/features/pictures/pictures";

type Source = {
  readonly type: "image/avif";
  readonly media: string | undefined;
  readonly srcSet: string;
  readonly sizes: string;
};

type Preload = {
  readonly href: string;
  readonly imageSrcSet: string;
  readonly imageSizes: string;
  readonly media: string | undefined;
};

type PictureSources = {
  /** The browser takes the first that matches. */
  readonly sources: readonly Source[];
  readonly fallback: PictureFile;
  /** Preloads for the head; their media exclude each other, so that only one is fetched. */
  readonly preloads: readonly Preload[];
};

export type PictureFile = { readonly src: string; readonly width: number; readonly height: number };

/** The `md` breakpoint, which components/styles/pictures.css repeats. */
const onPhones = "(max-width: 47.99rem)";
const abovePhones = "(min-width: 48rem)";

/** Only a few widths (px), because a document in the light theme lists them too: a phone's, a small window's and a wide one's. */
const nightWidths = [828, 1200, 2400];
const smallestNight = Math.max(...nightWidths);

/**
 * Returns all attributes of a `<picture>` that is good enough for its slot. If it changes with the theme (`night`) and has a version
 * after dark, the files of that version come first, and match in the dark theme only.
 */
export function pictureSources(
  picture: ResolvedPicture,
  slot: PictureSlot,
  night = false,
): PictureSources {
  refuseUnfit(picture, slot);
  const cuts = slot.phone
    ? [
        { ...slot.phone, media: onPhones },
        { crop: slot.crop, sizes: slot.sizes, media: abovePhones },
      ]
    : [{ crop: slot.crop, sizes: slot.sizes, media: undefined }];
  const sourceOf = (
    { media, sizes }: (typeof cuts)[number],
    files: readonly Derivative[],
  ): Source => ({
    type: "image/avif",
    media,
    sizes,
    srcSet: srcSet(files),
  });
  const dark = night ? picture.night : undefined;
  const afterDark = dark
    ? cuts.map(({ media, ...cut }) =>
        sourceOf(
          { ...cut, media: onlyAtNight(media) },
          dark.crops[cut.crop].filter(({ width }) => nightWidths.includes(width)),
        ),
      )
    : [];
  return {
    sources: [...afterDark, ...cuts.map((cut) => sourceOf(cut, picture.crops[cut.crop]))],
    fallback: jpegOf(picture, slot.crop),
    preloads: cuts.map(({ crop, sizes, media }) => ({
      href: address(middleOf(picture, crop).avif),
      imageSrcSet: srcSet(picture.crops[crop]),
      imageSizes: sizes,
      media,
    })),
  };
}

/** For browsers without AVIF, and for machines that read the page: link previews and search engines. */
export function jpegOf(picture: ResolvedPicture, crop: Crop): PictureFile {
  const { jpeg, width, height } = middleOf(picture, crop);
  return { src: address(jpeg), width, height };
}

/** The fallback size where a browser cannot choose. */
function middleOf(picture: ResolvedPicture, crop: Crop) {
  for (const { jpeg, ...file } of picture.crops[crop]) if (jpeg) return { ...file, jpeg };
  throw new Error(`Picture "${picture.name}" has no ${crop} JPEG (run npm run pictures)`);
}

/** A slide of the lightbox: the whole picture in every size, as plain data for a client component. */
export function slideOf(picture: ResolvedPicture) {
  const files = picture.crops.wide.map(({ avif, width, height }) => ({
    src: address(avif),
    width,
    height,
  }));
  return { ...jpegOf(picture, "wide"), alt: picture.alt, srcSet: files };
}

function refuseUnfit(picture: ResolvedPicture, slot: PictureSlot) {
  if (picture.alt.trim() === "") {
    throw new Error(`Picture "${picture.name}": its alt is empty (content/records/media/*.yaml)`);
  }
  if (picture.width < slot.smallestMaster) {
    throw new Error(
      `Picture "${picture.name}": its width is ${picture.width} px, its slot needs ${slot.smallestMaster} (content/records/media)`,
    );
  }
  if (picture.night && picture.night.width < smallestNight) {
    throw new Error(
      `Picture "${picture.name}": the width of its night is ${picture.night.width} px, it needs ${smallestNight} (content/records/media)`,
    );
  }
}

function srcSet(files: readonly Derivative[]): string {
  return files.map(({ avif, width }) => `${address(avif)} ${width}w`).join(", ");
}

function address(file: string): string {
  return asset(`/pictures/${file}`);
}
