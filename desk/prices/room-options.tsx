import { houseOf } from "@/content/model/houses";
import { allRooms } from "@/content/model/rooms";

const groups = [...new Set(allRooms.map(({ house }) => house))].map((house) => ({
  house,
  name: [...new Set([houseOf(house).name, houseOf(house).kind])].join(", "),
  rooms: allRooms.filter((room) => room.house === house),
}));

/** The rooms by their house; with `all`, a house can be chosen as well. */
export function RoomOptions({ all }: { all?: (house: string) => string }) {
  return groups.map(({ house, name, rooms }) => (
    <optgroup key={house} label={name}>
      {all && <option value={all(house)}>{`All rooms: ${name}`}</option>}
      {rooms.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  ));
}
