import { StayLink } from "@/components/features/booking/stay-link.client";
import { buttonStyle } from "@/components/ui/button/button-style";

type BookRoomLinkProps = {
  room: { readonly title: string; readonly pricePerNight: number };
  label: string;
  size?: "regular" | "small";
  className?: string;
};

/** The button of a room's card: to the search, with the room's title and rate and the guest's stay. */
export function BookRoomLink({ room, label, size, className = "" }: BookRoomLinkProps) {
  return (
    <StayLink
      page="/find_room"
      room={{ title: room.title, price: room.pricePerNight }}
      className={buttonStyle("line", className, size)}
    >
      {label}
      <span className="sr-only">: {room.title}</span>
    </StayLink>
  );
}
