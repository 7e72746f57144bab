import {
  amharicCommonDay,
  amharicDay,
  nextFeasts,
} from "@/components/features/calendar/amharic-dates";
import { amharic, amharicFeasts } from "@/content/amharic";
import "./festivals.css";

/** The five feasts that follow the day of the build, each in both calendars. */
export function AmharicFestivals() {
  const { title, text } = amharic.feasts;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section id="feasts" aria-labelledby="feasts-title" className="section">
      <div className="container-page">
        <h2 id="feasts-title" className="am-title">
          {title}
        </h2>
        <p className="mt-4 text-ink-2">{text}</p>
        <ul className="am-feasts grid gap-x-6 gap-y-8">
          {nextFeasts(today).map(({ id, day }) => (
            <li key={id}>
              <h3>{amharicFeasts[id].name}</h3>
              <p className="mt-3 font-semibold">{amharicDay(day)}</p>
              <p className="text-small text-ink-2">{amharicCommonDay(day)}</p>
              <p className="mt-3 text-small">{amharicFeasts[id].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
