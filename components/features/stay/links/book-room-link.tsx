import { roomSelection } from "@/components/features/stay/model/room-selection";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import type { PagePath, Room } from "@/content/model/types";

type BookRoomLinkProps = {
  room: Pick<Room, "title" | "pricePerNight" | "house">;
  label: string;
  page?: PagePath;
  className?: string;
};

/** Links a room's card to the search, with the room's title and rate and the guest's stay. */
export function BookRoomLink({
  room,
  label,
  page = "/find_room",
  className = "",
}: BookRoomLinkProps) {
  return (
    <StayLink page={page} room={roomSelection(room)} className={`button button-line ${className}`}>
      {label}
      <span className="sr-only">: {room.title}</span>
    </StayLink>
  );
}
