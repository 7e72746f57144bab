import { standaloneMetadata } from "@/components/features/seo/page-metadata";
import { AmharicBooking } from "@/components/pages/amharic/booking";
import { AmharicContact } from "@/components/pages/amharic/contact";
import { AmharicFestivals } from "@/components/pages/amharic/festivals";
import { AmharicOpening } from "@/components/pages/amharic/opening";
import { AmharicResorts } from "@/components/pages/amharic/resorts";
import { AmharicRoads } from "@/components/pages/amharic/roads";
import { AmharicRooms } from "@/components/pages/amharic/rooms";
import { amharic } from "@/content/copy/amharic";
import { amharicPage } from "@/content/copy/standalone-pages";
import "./amharic.css";

export const metadata = standaloneMetadata(amharicPage);

export default function Amharic() {
  return (
    <div lang={amharic.lang} className="am">
      <AmharicOpening />
      <AmharicResorts />
      <AmharicRooms />
      <AmharicRoads />
      <AmharicBooking />
      <AmharicFestivals />
      <AmharicContact />
    </div>
  );
}
