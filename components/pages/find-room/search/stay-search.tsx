import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { SearchMark } from "@/components/pages/find-room/search-mark";
import { SelectedRoomPrice } from "@/components/features/stay/summary/selected-room-price.client";
import { SelectedTitle } from "@/components/features/stay/summary/selected-title.client";
import { carriedFields } from "@/components/features/stay/model/stay";
import { StaySummary } from "@/components/features/stay/summary/stay-summary.client";
import { BookingBar } from "@/components/features/stay/search/booking-bar";
import { QuickDates } from "@/components/pages/find-room/search/quick-dates.client";
import { StayPromise } from "@/components/pages/find-room/search/stay-promise";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { StaySteps } from "@/components/pages/find-room/steps/stay-steps.client";
import { fillText } from "@/lib/text/fill-text";
import { Section } from "@/components/ui/section/section";
import { leastRateOf } from "@/content/model/first-price";
import { placeNames } from "@/content/model/place-names";
import { rates } from "@/content/model/rates";
import { findRoomPage, rooms } from "@/content/model/rooms";
import { stepTexts } from "@/content/copy/booking-steps";
import type { RelativeHref } from "@/content/model/types";
import "./stay-search.css";

const leastPrice = Math.min(...rooms.map(leastRateOf));

const titles = [
  ...Object.entries(placeNames).map(([id, { name: place }]) => [
    id,
    fillText(findRoomPage.stay.titleAt, { place }),
  ]),
  ...Object.entries(findRoomPage.cityHouses).map(([id, { title }]) => [id, title]),
];
const atHouse = Object.fromEntries(titles);

export function StaySearch({ page }: { page: RelativeHref }) {
  const { submit, stay } = findRoomPage;
  return (
    <>
      <StaySteps page={page} />
      <StayPromise />
      <div
        id="stay-dates"
        role="group"
        aria-label={stepTexts.dates.label}
        className="stay-first bg-paper-2 text-ink"
      >
        <div className="container-page">
          <div className="noscript:hidden">
            <BookingBar submit={submit} action={`${page}/`}>
              {/* The form's client component fills it in if the address names them. */}
              {carriedFields.map((name) => (
                <input key={name} type="hidden" name={name} disabled />
              ))}
            </BookingBar>
          </div>
          {/* Without scripts, no page can keep dates, so they are asked for once, in the request. */}
          <noscript>
            <p>
              <a
                href="#send"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {stay.withoutScripts}
              </a>
            </p>
          </noscript>
          <QuickDates page={page} />
        </div>
      </div>
      <Section id="stay" tone="paper-2" className="pt-0! pb-0!">
        <SearchMark />
        <div className="reservation container-page">
          <div className="reservation-head flex flex-wrap items-end justify-between gap-x-12">
            <div className="min-w-0 max-md:basis-full">
              <p className="label text-accent">{stay.label}</p>
              <h2 id="stay-title" className="mt-4 text-title wrap-anywhere">
                <SelectedTitle fallback={stay.title} atHouse={atHouse} />
              </h2>
            </div>
            <p className="text-lead text-ink-2">
              <SelectedRoomPrice rates={rates} fallback={leastPrice} from={stay.from} />
            </p>
          </div>
          <div className="noscript:hidden">
            <StaySummary notes={stay.notes} office={bookingOffice} layout="line" />
          </div>
          <p className="stay-change print:hidden">
            <StepLink
              page={page}
              step="dates"
              className="link-line inline-flex min-h-11 items-center"
            >
              {stay.change}
            </StepLink>
          </p>
        </div>
      </Section>
    </>
  );
}
