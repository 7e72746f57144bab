import { render, screen } from "@testing-library/react";
import { SimilarRooms } from "@/components/pages/room-details/similar-rooms";
import { rooms } from "@/content/model/rooms";

test("the only room of its list leads to no other, and its section is named by nothing that is not there", () => {
  const [room] = rooms;
  if (!room) throw new Error("a room is needed");
  render(<SimilarRooms room={room} rooms={[room]} />);
  expect(screen.queryByRole("link")).toBeNull();
  for (const named of document.querySelectorAll("[aria-labelledby]"))
    expect(document.getElementById(named.getAttribute("aria-labelledby") ?? "")).not.toBeNull();
});
