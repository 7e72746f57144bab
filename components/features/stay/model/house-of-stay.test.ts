import { roomSelection } from "@/components/features/stay/model/room-selection";
import { houseOfStay } from "@/components/features/stay/model/house-of-stay";
import { houses } from "@/content/model/houses";
import { rates } from "@/content/model/rates";
import { allRooms } from "@/content/model/rooms";
import { houseOf } from "@/content/model/houses";

const known = { ...rates, houses: Object.fromEntries(houses.map((house) => [house.id, house])) };

test("a room that was chosen says the house, whatever resort was asked for", () => {
  for (const room of allRooms) {
    const stay = { ...roomSelection(room), location: "entoto" };
    expect(houseOfStay(stay, known)).toEqual({
      id: room.house,
      name: houseOf(room.house).name,
    });
  }
});

test.each([
  ["the resort that was asked for", { location: "awash" }, "Awash Falls"],
  ["a room we do not have, with a resort", { title: "Igloo", location: "tana" }, "Tana"],
  ["neither", {}, undefined],
  ["a resort that there is not", { location: "constructor" }, undefined],
])("%s", (_, stay, name) => {
  expect(houseOfStay(stay, known)?.name).toBe(name);
});
