import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { SelectedRoomPrice } from "@/components/features/stay/summary/selected-room-price.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { StaySummary } from "@/components/features/stay/summary/stay-summary.client";
import { rates } from "@/content/model/rates";
import { roomDetails } from "@/content/copy/room-details";
import "./room-booking.css";

const ownRoom = { title: roomDetails.fallbackTitle, price: roomDetails.fallbackPrice };

export function RoomBooking({ className }: { className: string }) {
  const { fallbackPrice, stay, book } = roomDetails;
  return (
    <section aria-label={stay.title} className={className}>
      <div className="room-booking">
        <p className="min-h-14">
          <SelectedRoomPrice rates={rates} fallback={fallbackPrice} />
        </p>
        <h2 className="mt-8 mb-3 font-text label font-semibold text-ink-2">{stay.title}</h2>
        <StaySummary notes={stay.notes} office={bookingOffice} />
        <StayLink page={book.href} otherwise={ownRoom} className="mt-6 button w-full button-solid">
          {book.label}
        </StayLink>
      </div>
    </section>
  );
}
