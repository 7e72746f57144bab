import { roomSaved, roomsByNow } from "./room-options";

const options = ["classic-room", "deluxe-room"].map((value) => ({ value, label: value }));

test("an offer may name the rooms that this window has added", () => {
  for (const file of ["rooms/reed-room.md", "rooms/classic-room.md", "offers/summer.yaml"])
    roomSaved(`content/${file}`);
  const values = roomsByNow(options).map(({ value }) => value);
  expect(values).toEqual(["classic-room", "deluxe-room", "reed-room"]);
});
