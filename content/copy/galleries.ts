import type { GalleryPicture, PageLink } from "../model/types";

/** The six pictures of every footer; pages avoid the same subjects wherever they can. */
export const footerGallery = [
  { id: "lake-birds", picture: "lake-birds", caption: "Birds on Lake Tana" },
  { id: "monastery", picture: "monastery", caption: "An island monastery" },
  { id: "savanna", picture: "savanna", caption: "The plain at Awash" },
  { id: "injera", picture: "injera", caption: "Injera to share" },
  { id: "forest", picture: "room-double-chair", caption: "Fog at Entoto" },
  { id: "lobby", picture: "lobby", caption: "The lobby" },
] as const satisfies readonly GalleryPicture[];

/** The emblems were drawn for this site and claim no award; an owner puts the real ones here. */
export const awards = [
  { id: "laurel", alt: "Emblem with a laurel wreath and an adey flower", caption: "Hospitality" },
  { id: "tibeb", alt: "Emblem with a band of woven tibeb", caption: "Craft" },
] as const;

/** The places gallery of the Resort home, opened in a lightbox; 'More our places' is the spec's. */
export const resortPlaces = [
  { id: "bishoftu", picture: "bishoftu", caption: "Bishoftu, above the crater lake" },
  { id: "awash", picture: "awash", caption: "Awash Falls, over the gorge" },
  { id: "entoto", picture: "entoto", caption: "Entoto, in the eucalyptus forest" },
] as const satisfies readonly GalleryPicture[];

export const morePlaces = {
  kind: "page",
  label: "More our places",
  href: "/services",
} as const satisfies PageLink;

export const cityGallery = [
  { id: "dining", picture: "dining", caption: "A table for the evening" },
  { id: "deluxe", picture: "room-deluxe", caption: "Deluxe room" },
  { id: "suite", picture: "room-presidential", caption: "Presidential suite" },
  { id: "bath", picture: "bathroom", caption: "A bath in the suite, at Bishoftu" },
  { id: "pool", picture: "pool", caption: "The garden pool, at Tana" },
  { id: "double", picture: "room-double", caption: "Double room" },
] as const satisfies readonly GalleryPicture[];

export const apartmentGallery = [
  { id: "dining", picture: "supper", caption: "Modern comfort" },
  { id: "pool", picture: "indoor-pool-cellar", caption: "Modern comfort" },
  { id: "spa", picture: "spa", caption: "Modern comfort" },
  { id: "gym", picture: "gym", caption: "Modern comfort" },
] as const satisfies readonly GalleryPicture[];

export const apartmentGalleryLink = {
  kind: "page",
  label: "Hotel Booking",
  href: "/home5/room",
} as const satisfies PageLink;
