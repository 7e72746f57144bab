import { roomChanged, roomsByNow } from "./room-options";

const options = ["classic-room", "deluxe-room"].map((value) => ({ value, label: value }));
const values = () => roomsByNow(options).map(({ value }) => value);

test("an offer may name what this window has saved, and nothing that it has deleted", () => {
  roomChanged("rooms/reed-room.md", true);
  roomChanged("offers/summer.yaml", true);
  expect(values()).toEqual(["classic-room", "deluxe-room", "reed-room"]);
  roomChanged("rooms/reed-room.md", false);
  roomChanged("rooms/deluxe-room.md", false);
  expect(values()).toEqual(["classic-room"]);
  roomChanged("rooms/deluxe-room.md", true);
  expect(values()).toEqual(["classic-room", "deluxe-room"]);
});
