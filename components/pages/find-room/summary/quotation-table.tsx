import type { QuotedLine } from "@/components/pages/find-room/request/quotation-lines";
import { quotationTexts as texts } from "@/content/copy/quotation";

/** What a stay costs, line by line. */
export function QuotationTable({ lines }: { lines: readonly QuotedLine[] }) {
  return (
    <table className="quotation">
      <caption className="label">{texts.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.columns.what}</th>
          <th scope="col">{texts.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, how, amount, isSum }) => (
          <tr key={what + amount} data-sum={isSum || undefined}>
            <th scope="row">
              <span>{what}</span>
              {how && <span className="quotation-how">{how}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
