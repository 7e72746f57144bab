/**
 * Subjects of the site and, for each, the masters that may show it: the first one that exists in `content/media/` is taken.
 * A master that arrives later replaces its stand-in without a change of code.
 */
export const pictures = {
  tana: ["tana"],
  bishoftu: ["bishoftu"],
  awash: ["awash"],
  entoto: ["entoto"],
  village: ["village"],
  pool: ["pool"],
  "room-deluxe": ["room-deluxe"],
  "room-presidential": ["room-presidential"],
  "room-double": ["room-double"],
  "room-classic": ["room-classic"],
  "room-single": ["room-single"],
  "room-family": ["room-family"],
  spa: ["spa"],
  dining: ["dining"],
  restaurant: ["restaurant"],
  gym: ["gym"],
  "indoor-pool": ["indoor-pool"],
  coffee: ["coffee"],
  injera: ["injera"],
  breakfast: ["breakfast"],
  bathroom: ["bathroom"],
  hostel: ["hostel"],
  "hostel-courtyard": ["hostel-courtyard", "hostel"],
  "apartment-living": ["apartment-living"],
  "apartment-kitchen": ["apartment-kitchen", "apartment-living"],
  dome: ["dome", "room-deluxe"],
  lobby: ["lobby"],

  yoga: ["yoga", "spa"],
  watersports: ["watersports", "tana"],
  "nature-walk": ["nature-walk", "entoto"],
  "family-fun": ["family-fun", "pool"],
  "lake-birds": ["lake-birds", "tana"],
  monastery: ["monastery", "village"],
  savanna: ["savanna", "awash"],
  "city-hotel": ["city-hotel", "lobby"],
  "apartment-complex": ["apartment-complex", "village"],
  "complex-pool": ["complex-pool", "pool"],
  lunch: ["lunch", "restaurant"],

  accommodation: ["village", "room-deluxe"],
  "water-sports": ["watersports", "tana"],
  "fine-dining": ["dining", "restaurant"],
  "swimming-pool": ["pool", "indoor-pool"],
  "training-outdoors": ["yoga", "entoto"],
  "suite-bath": ["bathroom"],
  supper: ["supper", "injera"],
  dinner: ["dining", "restaurant"],

  /** The rooms' own pictures: a page of a room shows no other room. */
  "hostel-deluxe": ["hostel-deluxe"],
  "hostel-studio": ["hostel-studio"],
  "hostel-bath": ["hostel-bath"],
  "apartment-single": ["apartment-single"],
  "apartment-deluxe": ["apartment-deluxe"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type PictureName = keyof typeof pictures;
