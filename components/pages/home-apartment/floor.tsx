import { Dimension } from "@/components/pages/home-apartment/dimension";
import { FloorPlan } from "@/components/features/rooms/floor-plan";
import { homeApartment } from "@/content/copy/home-apartment";
import { apartmentRooms } from "@/content/model/rooms";
import "./floor.css";

/** Shows the three apartments side by side across the sheet; phones scroll along them. */
export function ApartmentFloor() {
  const { label, caption } = homeApartment.floor;
  const across = apartmentRooms.reduce((sum, { plan }) => sum + (plan?.width ?? 0), 0);
  return (
    <figure className="plan-sheet plan-floor">
      <div role="group" aria-label={label} tabIndex={0} className="plan-floor-row">
        {apartmentRooms.map(
          ({ id, title, plan }) => plan && <FloorPlan key={id} plan={plan} room={title} />,
        )}
      </div>
      <figcaption className="container-page">
        <Dimension caption={caption} measure={`${across.toFixed(2)} m`} />
      </figcaption>
    </figure>
  );
}
