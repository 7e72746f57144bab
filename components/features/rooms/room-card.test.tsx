import { render } from "@testing-library/react";
import { comparedRooms } from "@/components/features/compare/compared-rooms";
import { RoomCard } from "@/components/features/rooms/room-card";
import { RoomRow } from "@/components/features/rooms/room-row";
import { houseOf } from "@/content/model/houses";
import { rooms } from "@/content/model/rooms";

test.each(rooms)(
  "in which resort $title is, its card says, its line in a list and its column",
  (room) => {
    const { name } = houseOf(room.house);
    const labels = [
      <RoomCard key="card" room={room} />,
      <RoomRow key="row" room={room} kind="entry" />,
    ].map((drawn) => render(drawn).container.querySelector(".label:not(.card-tag)")?.textContent);
    for (const label of labels) expect(label).toContain(name);
    expect(comparedRooms().find(({ id }) => id === room.id)?.place).toBe(name);
  },
);
