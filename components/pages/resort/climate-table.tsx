import type { Month } from "@/components/pages/resort/climate-scale";
import { monthNames } from "@/content/copy/dates";
import { resortPage } from "@/content/copy/resort-page";

const { columns, caption } = resortPage.weather;

export function ClimateTable({ months }: { months: readonly Month[] }) {
  return (
    <table className="climate-table w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-2">
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.high}</th>
          <th scope="col">{columns.low}</th>
          <th scope="col">{columns.rain}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {months.map(({ high, low, rain }, at) => (
          <tr key={monthNames[at]}>
            <th scope="row">{monthNames[at]}</th>
            <td>{high}</td>
            <td>{low}</td>
            <td>{rain}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
