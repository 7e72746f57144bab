import { nightsDays } from "@/components/features/stay/quotation/quotation-words";
import { readingTime } from "@/components/features/stay/availability/reading-time";
import { nightsText } from "@/components/features/stay/model/counts";
import { nightsWithin, type KnownNights } from "@/content/model/availability/nights";
import { money } from "@/lib/text/money";
import { todayIso } from "@/lib/dates/today";
import { periodsOf, type Month, type YearNight } from "./year-of-room";

type Period = readonly [YearNight, ...YearNight[]];

function ratesIn(period: Period): string {
  const rates = new Map(period.map(({ rate, why }) => [`${rate} ${why.join()}`, { rate, why }]));
  const named = [...rates.values()].map(({ rate, why }) => ({
    rate: money(rate),
    weekday: why.filter((name) => name !== period[0].season).join(", "),
  }));
  return named
    .toSorted((one, other) => one.weekday.length - other.weekday.length)
    .map(({ rate, weekday }) => (weekday ? `${weekday} ${rate}` : rate))
    .join("; ");
}

const conditionsIn = ([{ least, most, arrivalDays }]: Period) =>
  [
    (least ?? 1) > 1 && least !== undefined && `${nightsText(least)} or more`,
    most !== undefined && `${nightsText(most)} at the most`,
    arrivalDays && `arrivals on ${arrivalDays.join(", ")} only`,
  ]
    .filter(Boolean)
    .join("; ");

function Taken({ taken, year }: { taken: KnownNights; year: readonly Month[] }) {
  const [first, last] = [year[0]?.nights[0]?.day ?? "", year.at(-1)?.nights.at(-1)?.day ?? ""];
  const nights = nightsWithin(taken.nights, first, last);
  if (nights.length === 0) return null;
  const words = nights.map(({ from, to }) => nightsDays(from, to)).join("; ");
  const time = taken.at && ` (as of ${readingTime(taken.at, todayIso())})`;
  return <p>{`Taken: ${words}${time ?? ""}.`}</p>;
}

/** The same year in words: which nights have which season, rates and conditions, and which are taken. */
export function YearPeriods({ year, taken }: { year: readonly Month[]; taken: KnownNights }) {
  return (
    <>
      <table className="periods">
        <thead>
          <tr>
            <th scope="col">Nights</th>
            <th scope="col">Season</th>
            <th scope="col">Rate</th>
            <th scope="col">Conditions</th>
          </tr>
        </thead>
        <tbody>
          {periodsOf(year).map((period) => {
            const [first] = period;
            return (
              <tr key={first.day} className={first.isGap ? "gap" : undefined}>
                <th scope="row">{nightsDays(first.day, period.at(-1)?.day ?? first.day)}</th>
                <td>{first.closed ?? first.season ?? (first.isGap ? "No season" : "All year")}</td>
                <td>{first.closed === undefined ? ratesIn(period) : "Closed"}</td>
                <td>{conditionsIn(period)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Taken taken={taken} year={year} />
    </>
  );
}
