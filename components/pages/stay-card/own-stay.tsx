import { HousePattern } from "@/components/features/booking/house-pattern";
import { stayHouses } from "@/components/features/booking/stay-houses";
import { OwnStayPattern } from "@/components/pages/stay-card/own-stay-pattern.client";
import { stayCard } from "@/content/stay-card";

/** The guest's own stay, where the address or their list names one; the pattern of the house without it. */
export function OwnStay() {
  return (
    <section aria-label={stayCard.stay.title} className="container-page pb-14">
      <OwnStayPattern houses={stayHouses}>
        <HousePattern large />
      </OwnStayPattern>
    </section>
  );
}
