import { amharicCommonDay, amharicDay, nextFeasts } from "@/components/pages/amharic/amharic-dates";
import { festivalsOfTwoYears } from "@/components/features/calendar/festival-dates";
import { todayIso } from "@/lib/dates/today";
import { UpcomingList } from "@/components/features/calendar/upcoming-list.client";
import { amharic, amharicFeasts } from "@/content/copy/amharic";
import "./festivals.css";

export function AmharicFestivals() {
  const { title, text } = amharic.feasts;
  return (
    <section id="feasts" aria-labelledby="feasts-title" className="section">
      <div className="container-page">
        <h2 id="feasts-title" className="am-title">
          {title}
        </h2>
        <p className="mt-4 text-ink-2">{text}</p>
        <UpcomingList className="am-feasts grid gap-x-6 gap-y-8">
          {nextFeasts(todayIso(), festivalsOfTwoYears).map(({ id, day }) => (
            <li key={day} data-day={day}>
              <h3>{amharicFeasts[id].name}</h3>
              <p className="mt-3 font-semibold">{amharicDay(day)}</p>
              <p className="text-small text-ink-2">{amharicCommonDay(day)}</p>
              <p className="mt-3 text-small">{amharicFeasts[id].text}</p>
            </li>
          ))}
        </UpcomingList>
      </div>
    </section>
  );
}
