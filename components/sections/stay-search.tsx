import { ChosenRoomFields } from "@/components/islands/chosen-room-fields";
import { HandedPrice } from "@/components/islands/handed-price";
import { HandedTitle } from "@/components/islands/handed-title";
import { StaySummary } from "@/components/islands/stay-summary";
import { BookingBar } from "@/components/sections/booking-bar";
import { ContentLink } from "@/components/ui/content-link";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { findRoomPage, rooms } from "@/content/rooms";

const leastPrice = Math.min(...rooms.map(({ pricePerNight }) => pricePerNight));

/** The availability bar with the guest's search in it, and beneath it the stay as we have understood it. */
export function StaySearch() {
  const { submit, stay } = findRoomPage;
  return (
    <Section id="stay" tone="paper-2" className="pt-0!">
      <div className="container-page">
        <div className="relative z-10 -mt-3 md:-mt-7">
          <BookingBar submit={submit}>
            <ChosenRoomFields />
          </BookingBar>
        </div>
        <div className="mt-14 grid grid-cols-1 gap-y-10 lg:mt-20 lg:grid-cols-12 lg:gap-x-6">
          <div className="min-w-0 lg:col-span-5">
            <p className="label text-accent">{stay.label}</p>
            <h2 id="stay-title" className="mt-4 text-title wrap-anywhere">
              <HandedTitle fallback={stay.title} />
            </h2>
            <p className="mt-5 text-lead text-ink-2">
              <HandedPrice fallback={leastPrice} from={stay.from} />
            </p>
            <ContentLink link={stay.ask} className="nav-link mt-5">
              {stay.ask.label}
              <Icon name="arrow-right" className="size-4" />
            </ContentLink>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <StaySummary notes={stay.notes} />
          </div>
        </div>
      </div>
    </Section>
  );
}
