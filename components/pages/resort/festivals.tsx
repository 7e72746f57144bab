import { nextFestivals } from "@/components/features/calendar/describe-festivals";
import { festivalsOfTwoYears } from "@/components/features/calendar/festival-dates";
import { todayIso } from "@/lib/dates/today";
import { UpcomingList } from "@/components/features/calendar/upcoming-list.client";
import { Section } from "@/components/ui/section/section";
import { resortPage } from "@/content/copy/resort-page";
import type { ResortRecord } from "@/content/model/resorts";
import "./festivals.css";

const { label, title, note } = resortPage.feasts;

const datesOf = (date: string) => date.split(/ (?=\()/);

export function ResortFestivals({ resort }: { resort: ResortRecord }) {
  return (
    <Section id="feasts" tone="paper-2">
      <div className="container-page">
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <p className="label text-accent">{label}</p>
            <h2 id="feasts-title" className="mt-4 text-title">
              {title}
            </h2>
          </div>
          <p className="text-lead lg:col-span-6 lg:col-start-7">{resort.feasts}</p>
        </div>
        <UpcomingList className="place-feasts">
          {nextFestivals(todayIso(), festivalsOfTwoYears).map(({ day, name, date, text }) => (
            <li key={day} data-day={day}>
              <h3 className="text-heading">{name}</h3>
              <p className="mt-2 text-small font-semibold">
                {datesOf(date).map((each) => (
                  <span key={each} className="block">
                    {each}
                  </span>
                ))}
              </p>
              <p className="mt-2 text-small text-ink-2">{text}</p>
            </li>
          ))}
        </UpcomingList>
        <p className="mt-8 text-small text-ink-2">{note}</p>
      </div>
    </Section>
  );
}
