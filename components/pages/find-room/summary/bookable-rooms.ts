import type { KnownRooms } from "@/components/features/stay/model/room-of-stay";
import { asset } from "@/components/ui/asset";
import { jpegOf } from "@/components/features/pictures/picture-sources";
import { resolvePicture } from "@/components/features/pictures/pictures";
import { currencies, priceRulesOf } from "@/content/model/price-rules";
import type { Currency, PriceRules } from "@/content/model/quotation/rules";
import type { Taken } from "@/content/model/availability/nights";
import { takenOf } from "@/content/model/taken-rooms";
import { houseOf, type House } from "@/content/model/houses";
import { rates, type Rates } from "@/content/model/rates";
import { allRooms } from "@/content/model/rooms";
import type { PagePath, Room } from "@/content/model/types";
import { site } from "@/content/model/site";
import { houseIds } from "@/content/schemas/house";
import { vouchers } from "@/content/model/vouchers";

export type BookableRoom = Pick<
  Room,
  "id" | "title" | "pricePerNight" | "sleeps" | "extraBeds" | "house"
> & {
  readonly page: PagePath;
  /** Whether the rate includes breakfast. */
  readonly breakfast: boolean;
  readonly picture: { readonly avif: string; readonly src: string; readonly alt: string };
};

export type BookableHouse = Pick<House, "name" | "kind" | "included" | "payment"> & {
  readonly hours: readonly [string, string];
  readonly address: string;
};

export type Catalogue = KnownRooms<BookableRoom> & {
  /** The price of a night, also for the spec's own room, which no house has. */
  readonly rates: Rates;
  readonly houses: Readonly<Record<string, BookableHouse>>;
  readonly vouchers: Readonly<Record<string, string>>;
  /** What the owner's records say about prices, by the room's id, and the currencies to see them in. */
  readonly rules?: Readonly<Record<string, PriceRules>>;
  readonly currencies?: readonly Currency[];
  /** What is known of taken nights, by the room's id. */
  readonly taken?: Readonly<Record<string, Taken>>;
};

const rules = Object.fromEntries(
  allRooms.flatMap(({ id }) => {
    const own = priceRulesOf(id);
    return own ? [[id, own] as const] : [];
  }),
);

const taken = Object.fromEntries(
  allRooms.flatMap(({ id }) => {
    const own = takenOf(id);
    return own ? [[id, own] as const] : [];
  }),
);

/** The size for phones and the one for dense screens, of a picture half a page wide. */
const widths = [768, 1200];

function pictureOf({ pictures: [first], picture }: Room): BookableRoom["picture"] {
  const resolved = resolvePicture(first?.picture ?? picture);
  const avif = resolved.crops.wide
    .filter(({ width }) => widths.includes(width))
    .map((file) => `${asset(`/pictures/${file.avif}`)} ${file.width}w`)
    .join(", ");
  return { avif, src: jpegOf(resolved, "wide").src, alt: first?.caption ?? "" };
}

/** Collects what the booking path needs of every room that can be requested; for the server only. */
export const catalogue: Catalogue = {
  rates,
  offers: rates.offers,
  rooms: allRooms.map((room) => {
    const { id, title, pricePerNight, sleeps, extraBeds, house, page, amenities } = room;
    const breakfast = amenities.some((amenity) => amenity.id === "breakfast");
    const picture = pictureOf(room);
    return {
      id,
      title,
      pricePerNight,
      sleeps,
      extraBeds,
      house,
      page,
      breakfast,
      picture,
    };
  }),
  houses: Object.fromEntries(
    houseIds.map((id) => {
      const { name, kind, included, payment, checkIn, checkOut } = houseOf(id);
      const hours = [checkIn[0], checkOut[0]] as const;
      return [id, { name, kind, included, payment, hours, address: site.addresses[id] }];
    }),
  ),
  vouchers: Object.fromEntries(vouchers.map(({ id, title }) => [id, title])),
  ...(Object.keys(rules).length > 0 && { rules, currencies }),
  ...(Object.keys(taken).length > 0 && { taken }),
};
