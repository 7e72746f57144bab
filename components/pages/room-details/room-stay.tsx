import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { BookingBar } from "@/components/features/stay/search/booking-bar";
import { roomSelection } from "@/components/features/stay/model/room-selection";
import { SearchMark } from "@/components/features/stay/search/search-mark";
import { StaySummary } from "@/components/features/stay/summary/stay-summary.client";
import { Section } from "@/components/ui/section/section";
import { roomPageTexts } from "@/content/copy/room-pages";
import { site } from "@/content/model/site";
import type { Room } from "@/content/model/types";

/** Asks for dates and guests, filled in from the address; the form leads to the search with this room. */
export function RoomStay({ room }: { room: Room }) {
  const { label, submit, notes } = roomPageTexts.stay;
  return (
    <Section id="stay" className="pb-0!">
      <div className="container-page">
        <h2 id="stay-title" className="mb-4 font-text label text-accent">
          {label}
        </h2>
        <BookingBar submit={submit}>
          {Object.entries(roomSelection(room)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} data-own="" />
          ))}
          {["location", "offer", "voucher"].map((name) => (
            <input key={name} type="hidden" name={name} disabled />
          ))}
        </BookingBar>
        <div className="mt-6">
          <SearchMark />
          <StaySummary
            notes={notes}
            office={{ ...bookingOffice, place: site.addresses[room.house] }}
            room={roomSelection(room)}
            layout="line"
          />
        </div>
      </div>
    </Section>
  );
}
