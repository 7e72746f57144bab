import { BookingBar } from "@/components/features/stay/search/booking-bar";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { offeredRoom } from "@/components/features/stay/model/offered-room";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import { ownFirstPrice } from "@/components/features/stay/quotation/own-first-price";
import { StayTotal } from "@/components/pages/room-details/stay-total.client";
import { roomDetails } from "@/content/copy/room-details";
import { roomPageTexts } from "@/content/copy/room-pages";
import type { Room } from "@/content/model/types";
import "./room-bar.css";

/**
 * Dates, guests, the rate or the total, and the way to book. On wide screens the form stays at the window's lower edge while one reads
 * about the room; on phones a short bar does, until the form at the end covers it.
 */
export function RoomBar({ room }: { room: Room }) {
  const total = <StayTotal room={{ ...offeredRoom(room), ...ownFirstPrice(room) }} />;
  return (
    <>
      <div className="room-bar-short print:hidden">
        {total}
        <StayLink
          page={roomDetails.book.href}
          room={roomSelection(room)}
          className="button button-solid"
        >
          {roomDetails.book.label}
        </StayLink>
      </div>
      <section id="stay" aria-label={roomPageTexts.stay.label} className="room-bar print:hidden">
        <div className="container-page">
          <BookingBar submit={roomDetails.book.label} note={total}>
            {Object.entries(roomSelection(room)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} data-own="" />
            ))}
            {["location", "offer", "voucher"].map((name) => (
              <input key={name} type="hidden" name={name} disabled />
            ))}
          </BookingBar>
        </div>
      </section>
    </>
  );
}
