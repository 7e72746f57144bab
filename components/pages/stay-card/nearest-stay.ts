import { isPast, parseStay, type Stay } from "@/components/features/stay/model/stay";
import { nightsBetween } from "@/lib/dates/days";

/**
 * Returns the stay in the address, or else the next of the saved ones (queries) that is not past on `today`, an ISO date; without any,
 * the room saved last without dates; or nothing.
 */
export function nearestStay(asked: Stay, kept: readonly string[], today: string): Stay {
  const comes = ({ selectedInDate, selectedOutDate = "" }: Stay) =>
    nightsBetween(selectedInDate, selectedOutDate) !== undefined && selectedOutDate >= today;
  if (comes(asked)) return asked;
  const saved = kept.map((query) => parseStay(new URLSearchParams(query), today));
  const arrival = ({ selectedInDate = "" }: Stay) => selectedInDate;
  const [next] = saved
    .filter(comes)
    .sort((one, other) => arrival(one).localeCompare(arrival(other)));
  const undated = [...saved, asked].filter(
    (stay) => stay.title !== undefined && !isPast(stay, today),
  );
  return next ?? undated.at(-1) ?? {};
}
