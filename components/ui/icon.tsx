import {
  AirVent,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Baby,
  BadgeCheck,
  BedDouble,
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  Coffee,
  Dumbbell,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Mountain,
  Pause,
  Phone,
  Plane,
  Play,
  Plus,
  Sailboat,
  Search,
  ShieldCheck,
  Sun,
  UtensilsCrossed,
  Users,
  Waves,
  Wifi,
  Wind,
  X,
  Clock,
  Flower2,
  Footprints,
  Leaf,
  Maximize2,
  Tag,
  type IconNode,
} from "lucide";
import { createElement } from "react";

const icons = {
  "air-vent": AirVent,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  "arrow-up-right": ArrowUpRight,
  baby: Baby,
  "badge-check": BadgeCheck,
  bed: BedDouble,
  bell: Bell,
  calendar: CalendarDays,
  check: Check,
  "chevron-down": ChevronDown,
  clock: Clock,
  coffee: Coffee,
  dumbbell: Dumbbell,
  expand: Maximize2,
  flower: Flower2,
  footprints: Footprints,
  leaf: Leaf,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  message: MessageCircle,
  minus: Minus,
  moon: Moon,
  mountain: Mountain,
  pause: Pause,
  phone: Phone,
  plane: Plane,
  play: Play,
  plus: Plus,
  sailboat: Sailboat,
  search: Search,
  shield: ShieldCheck,
  sun: Sun,
  tag: Tag,
  utensils: UtensilsCrossed,
  users: Users,
  waves: Waves,
  wifi: Wifi,
  wind: Wind,
  x: X,
} as const satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** A decorative mark beside words, never instead of them: lucide's drawings at a 1.5 px stroke. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {icons[name].map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
