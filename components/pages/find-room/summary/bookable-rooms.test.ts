import { houseOfStay } from "@/components/features/stay/model/house-of-stay";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { allRooms } from "@/content/model/rooms";

test("the catalogue of the last step finds the house of every room", () => {
  for (const room of allRooms) {
    expect(houseOfStay(roomSelection(room), catalogue)?.id).toBe(room.house);
  }
});
