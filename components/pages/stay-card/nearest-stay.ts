import { isPast, parseStay, type Stay } from "@/components/features/stay/model/stay";
import { nightsBetween } from "@/components/features/calendar/days";

/**
 * The stay that the address holds, or else the next of the guest's list (queries), that is not over on `today`, an ISO date; without
 * any, a room that was chosen and still wants its dates, the one saved last; or nothing.
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
