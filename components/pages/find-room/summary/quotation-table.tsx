import type { QuotedLine } from "@/components/pages/find-room/request/quotation-lines";
import { quotationTexts as texts } from "@/content/copy/quotation";

/** What a stay costs, line by line. */
export function QuotationTable({ lines }: { lines: readonly QuotedLine[] }) {
  return (
    <table className="quotation w-full figures">
      <caption className="pb-1 text-start label text-ink-2">{texts.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.columns.what}</th>
          <th scope="col">{texts.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, how, amount, isSum }) => (
          <tr
            key={what + amount}
            data-sum={isSum || undefined}
            className={isSum ? "font-semibold" : undefined}
          >
            <th scope="row" className={isSum ? "pr-3" : "pr-3 font-normal"}>
              <span>{what}</span>
              {how && <span className="block text-small text-ink-2">{how}</span>}
            </th>
            <td className="text-end! whitespace-nowrap">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
