import { houseOfStay } from "@/components/features/booking/house-of-stay";
import { roomSelection } from "@/components/features/booking/room-selection";
import { stayHouses } from "@/components/features/booking/stay-houses";
import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { allRooms } from "@/content/rooms";

test("the catalogue of the last step finds the same house as every other page", () => {
  for (const room of allRooms) {
    const stay = roomSelection(room);
    const inCatalogue = houseOfStay(stay, catalogue);
    expect(inCatalogue).toEqual(houseOfStay(stay, stayHouses));
  }
});
