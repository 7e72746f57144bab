import { HouseBand } from "@/components/features/booking/house-band";
import { stayHouses } from "@/components/features/booking/stay-houses";
import { OwnStayBand } from "@/components/pages/stay-card/own-stay-band.client";
import { stayCard } from "@/content/stay-card";

/** The guest's own stay, where the address or their list names one; the band of the house without it. */
export function OwnStay() {
  return (
    <section aria-label={stayCard.stay.title} className="container-page pb-14">
      <OwnStayBand houses={stayHouses}>
        <HouseBand large />
      </OwnStayBand>
    </section>
  );
}
