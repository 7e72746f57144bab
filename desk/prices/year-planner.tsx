import { formatMonth } from "@/components/features/calendar/format-month";
import { weekdayOf } from "@/content/model/quotation/nights";
import type { Month, YearNight } from "./year-of-room";

const days = Array.from({ length: 31 }, (_, place) => place + 1);

/** What a night costs, in dollars, and a word where there is more to know than that. */
function Rate({ rate, closed, isTaken, isGap }: YearNight) {
  const amount = rate / 100;
  if (closed !== undefined) return <small>closed</small>;
  return (
    <>
      <span>{isGap ? `${amount}?` : amount}</span>
      {isTaken && <small>taken</small>}
    </>
  );
}

const marksOf = ({ closed, isTaken, isGap }: YearNight) =>
  [closed !== undefined && "closed", isTaken && "taken", isGap && "gap"].filter(Boolean).join(" ");

/** A year as a table of months and days, with the rate of every night. */
export function YearPlanner({ name, year }: { name: string; year: readonly Month[] }) {
  const nights = year.flatMap((month) => month.nights);
  const seasons = [...new Set(nights.flatMap(({ season }) => season ?? []))];
  const shadeOf = ({ season }: YearNight) => season && (seasons.indexOf(season) % 6) + 1;
  return (
    <div className="wide" role="region" aria-label={`The year of ${name}`} tabIndex={0}>
      <table className="planner">
        <caption>
          US dollars for the night that begins on that day, before offers, taxes and fees. “3+”: a
          stay has three nights or more. A question mark: no season has this night.
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {year.map(({ month, nights: own }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              {own.map((night) => (
                <td key={night.day} className={marksOf(night)} data-shade={shadeOf(night)}>
                  <small>{weekdayOf(night.day)?.slice(0, 2)}</small>
                  <Rate {...night} />
                  {(night.least ?? 1) > 1 && night.closed === undefined && (
                    <small>{`${night.least}+`}</small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
