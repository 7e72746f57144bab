import { nextFestivals } from "@/components/features/calendar/describe-festivals";
import { festivalsOfTwoYears } from "@/components/features/calendar/festival-dates";
import { todayIso } from "@/lib/dates/today";
import { UpcomingList } from "@/components/features/calendar/upcoming-list.client";
import { resortPage } from "@/content/copy/resort-page";
import "./details.css";
import "./festivals.css";

const { title, more } = resortPage.feasts;

const datesOf = (date: string) => date.split(/ (?=\()/);

/** What is celebrated at a place, with the next three festivals; the dates of the others on demand. */
export function ResortFestivals({ text }: { text: string }) {
  const festivals = nextFestivals(todayIso(), festivalsOfTwoYears);
  return (
    <div id="feasts" className="place-feasts-part">
      <div>
        <h3 className="text-heading">{title}</h3>
        <p className="mt-4 text-ink-2">{text}</p>
      </div>
      <div>
        <UpcomingList className="place-feasts">
          {festivals.map(({ day, name, date, text: words }) => (
            <li key={day} data-day={day}>
              <h4 className="font-display text-lead">{name}</h4>
              <p className="text-small font-semibold">
                {datesOf(date).map((each) => (
                  <span key={each} className="block">
                    {each}
                  </span>
                ))}
              </p>
              <p className="mt-2 text-small text-ink-2">{words}</p>
            </li>
          ))}
        </UpcomingList>
        <details className="place-details mt-6">
          <summary>{more}</summary>
          <UpcomingList className="text-small">
            {festivals.map(({ day, name, date }) => (
              <li key={day} data-day={day} className="py-1">
                <b>{name}</b> <span>{date}</span>
              </li>
            ))}
          </UpcomingList>
        </details>
      </div>
    </div>
  );
}
