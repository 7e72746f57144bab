import type { GalleryPicture, PageLink } from "../model/types";

/** The six pictures of every footer; pages avoid the same subjects wherever they can. */
export const footerGallery = [
  { id: "bishoftu", picture: "bishoftu-night", caption: "Bishoftu after dark" },
  { id: "gabi", picture: "gabi-hem", caption: "A handwoven gabi, the cotton blanket" },
  { id: "forest", picture: "forest-trunks", caption: "Fog at Entoto" },
  { id: "rail", picture: "suite-entoto-rail", caption: "The first coffee of the day, at Entoto" },
  { id: "entoto", picture: "entoto-night", caption: "Entoto after dark" },
  { id: "chair", picture: "room-double-chair", caption: "An armchair at the window, Entoto" },
] as const satisfies readonly GalleryPicture[];

/** The emblems were drawn for this site and claim no award; an owner puts the real ones here. */
export const awards = [
  { id: "laurel", alt: "Emblem with a laurel wreath and an adey flower", caption: "Hospitality" },
  { id: "tibeb", alt: "Emblem with a band of woven tibeb", caption: "Craft" },
] as const;

/** The places gallery of the Resort home, opened in a lightbox; 'More our places' is the spec's. */
export const resortPlaces = [
  { id: "bishoftu", picture: "bishoftu", caption: "Bishoftu, above the crater lake" },
  { id: "awash", picture: "awash", caption: "Awash Falls, from the rail of the terrace" },
  { id: "entoto", picture: "entoto", caption: "Entoto, in the eucalyptus forest" },
] as const satisfies readonly GalleryPicture[];

export const morePlaces = {
  kind: "page",
  label: "More our places",
  href: "/services",
} as const satisfies PageLink;

export const cityGallery = [
  { id: "desk", picture: "city-desk", caption: "A room key, and the street below" },
  { id: "room", picture: "apartment-double", caption: "A double room" },
  { id: "injera", picture: "injera", caption: "Injera and doro wat, from one tray" },
  { id: "spa", picture: "spa", caption: "The spa" },
  { id: "pool", picture: "indoor-pool-cellar", caption: "The pool" },
  { id: "coffee", picture: "coffee", caption: "Coffee, poured three times" },
] as const satisfies readonly GalleryPicture[];

export const apartmentGallery = [
  { id: "dining", picture: "supper", caption: "Modern comfort" },
  { id: "pool", picture: "complex-pool", caption: "Modern comfort" },
  { id: "spa", picture: "spa", caption: "Modern comfort" },
  { id: "gym", picture: "gym", caption: "Modern comfort" },
] as const satisfies readonly GalleryPicture[];

export const apartmentGalleryLink = {
  kind: "page",
  label: "Hotel Booking",
  href: "/home5/room",
} as const satisfies PageLink;
