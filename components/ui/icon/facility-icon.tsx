import { Icon, type IconName } from "@/components/ui/icon/icon";
import type { FacilityIcon as FacilityIconName } from "@/content/types";

/** Content says what a facility is; this table says which drawing stands for it. */
const drawings = {
  bed: "bed",
  footprints: "footprints",
  flower: "flower",
  utensils: "utensils",
  waves: "waves",
  leaf: "leaf",
  sailboat: "sailboat",
  baby: "baby",
  wind: "wind",
  wifi: "wifi",
  coffee: "coffee",
  dumbbell: "dumbbell",
  plane: "plane",
  "badge-check": "badge-check",
  "shield-check": "shield",
  users: "users",
  maximize: "expand",
  bath: "bath",
  flame: "flame",
  lamp: "lamp",
  laundry: "laundry",
  lock: "lock",
  pot: "pot",
  shower: "shower",
  sofa: "sofa",
  trees: "trees",
} as const satisfies Record<FacilityIconName, IconName>;

/** The mark of a facility, beside its title. */
export function FacilityIcon({
  name,
  className = "size-7",
}: {
  name: FacilityIconName;
  className?: string;
}) {
  return <Icon name={drawings[name]} className={className} />;
}
