import { bookingOffice } from "@/components/features/booking/booking-office";
import { SearchMark } from "@/components/features/booking/search-mark";
import { SelectedRoomPrice } from "@/components/features/booking/selected-room-price.client";
import { SelectedTitle } from "@/components/features/booking/selected-title.client";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { StaySummary } from "@/components/features/booking/stay-summary.client";
import { BookingBar } from "@/components/features/booking/booking-bar";
import { Icon } from "@/components/ui/icon/icon";
import { Section } from "@/components/ui/section/section";
import { rates } from "@/content/rates";
import { findRoomPage, rooms } from "@/content/rooms";
import "@/components/ui/link/link.css";
import "./stay-search.css";

const leastPrice = Math.min(...rooms.map(({ pricePerNight }) => pricePerNight));

/** The availability bar with the guest's search in it, and beneath it the stay as we have understood it, written out like a reservation. */
export function StaySearch({ number = 1 }: { number?: number }) {
  const { submit, stay } = findRoomPage;
  const { label, ...ask } = stay.ask;
  // The further pages of the list lie one folder deeper.
  const up = number > 1 ? "../" : "";
  return (
    <Section id="stay" tone="paper-2" className="pt-0!">
      <div className="container-page">
        <div className="relative z-10 -mt-3 md:-mt-7">
          <BookingBar submit={submit} action={up || "./"}>
            <input type="hidden" name="title" disabled />
            <input type="hidden" name="price" disabled />
            <input type="hidden" name="location" disabled />
            <input type="hidden" name="offer" disabled />
          </BookingBar>
        </div>
        <SearchMark />
        <div className="reservation">
          <div className="reservation-head flex flex-wrap items-end justify-between gap-x-12">
            <div className="min-w-0">
              <p className="label text-accent">{stay.label}</p>
              <h2 id="stay-title" className="mt-4 text-title wrap-anywhere">
                <SelectedTitle fallback={stay.title} />
              </h2>
            </div>
            <p className="text-lead text-ink-2">
              <SelectedRoomPrice rates={rates} fallback={leastPrice} from={stay.from} />
            </p>
          </div>
          <StaySummary notes={stay.notes} office={bookingOffice} layout="line" />
          <StayLink {...ask} page={`${up}${ask.page}`} className="nav-link mt-2">
            {label}
            <Icon name="arrow-right" className="size-4" />
          </StayLink>
        </div>
      </div>
    </Section>
  );
}
