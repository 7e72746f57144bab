import { roomSelection } from "@/components/features/stay/model/room-selection";
import { roomIn } from "@/components/features/stay/model/room-of-stay";
import { rates } from "@/content/model/rates";
import { allRooms } from "@/content/model/rooms";

const dates = { selectedInDate: "2126-12-01", selectedOutDate: "2126-12-04" };

test("an address that names a title and a house, and no price, means the room of that house", () => {
  for (const { title, house } of allRooms) {
    const found = roomIn({ ...dates, title, house }, { ...rates, rooms: allRooms });
    expect(found).toMatchObject({ title, house });
  }
});

test("every room is found again by what its link hands over", () => {
  for (const room of allRooms) {
    const found = roomIn({ ...dates, ...roomSelection(room) }, { ...rates, rooms: allRooms });
    expect(`${found?.title} of ${found?.house}`).toBe(`${room.title} of ${room.house}`);
  }
});
