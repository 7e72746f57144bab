import type { ApartmentRoom } from "@/content/types";

const shell =
  "M44 90H114V62M114 30V6H6V90H26M44 90V72A18 18 0 0 0 26 90M112 30V62M116 30V62M110 30H118M110 62H118";

/** Walls, door and window are the same house; what stands inside is the room. */
const plans = {
  single:
    "M6 44H42V52M42 66V72M12 12H26V24H12ZM33 18A6 6 0 1 0 33 30A6 6 0 1 0 33 18ZM66 10H106V30H66ZM96 13H103V27H96ZM66 10V30M76 10V30M86 72H110V86H86ZM98 71A5 5 0 1 0 98 61A5 5 0 1 0 98 71Z",
  double:
    "M6 44H42V52M42 66V72M12 12H26V24H12ZM33 18A6 6 0 1 0 33 30A6 6 0 1 0 33 18ZM62 22H104V66H62ZM94 26H101V42H94ZM94 46H101V62H94ZM74 22V66M96 10H104V18H96ZM96 70H104V78H96Z",
  deluxe:
    "M6 40H36V48M36 62V72M10 10H32V20H10ZM14 13H28V17H14ZM33 34A5 5 0 1 0 33 24A5 5 0 1 0 33 34ZM64 8H110V54H64ZM100 12H107V28H100ZM100 34H107V50H100ZM76 8V54M58 70H92V84H58ZM62 70V80H88V70M100 74A5 5 0 1 0 100 84A5 5 0 1 0 100 74Z",
} as const satisfies Record<ApartmentRoom["plan"], string>;

/** How a room is laid out: a plan without words, beside the facts that say the same. */
export function RoomPlan({ plan }: { plan: ApartmentRoom["plan"] }) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="house-drawing text-accent">
      <path d={shell} />
      <path d={plans[plan]} className="fine" />
    </svg>
  );
}
