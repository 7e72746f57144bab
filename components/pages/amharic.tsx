import { furtherMetadata } from "@/components/lib/page-metadata";
import { AmharicBooking } from "@/components/sections/amharic-booking";
import { AmharicContact } from "@/components/sections/amharic-contact";
import { AmharicFeasts } from "@/components/sections/amharic-feasts";
import { AmharicOpening } from "@/components/sections/amharic-opening";
import { AmharicResorts } from "@/components/sections/amharic-resorts";
import { AmharicRoads } from "@/components/sections/amharic-roads";
import { AmharicRooms } from "@/components/sections/amharic-rooms";
import { amharic } from "@/content/amharic";
import { amharicPage } from "@/content/further-pages";

export const metadata = furtherMetadata(amharicPage);

export default function Amharic() {
  return (
    <div lang={amharic.lang} className="am">
      <AmharicOpening />
      <AmharicResorts />
      <AmharicRooms />
      <AmharicRoads />
      <AmharicBooking />
      <AmharicFeasts />
      <AmharicContact />
    </div>
  );
}
