import { parseStay, type Stay } from "@/components/features/booking/stay";
import { nightsBetween } from "@/components/features/calendar/days";

/** The stay that the address holds, or else the next of the guest's list (queries), that is not over on `today`, an ISO date; or nothing. */
export function nearestStay(asked: Stay, kept: readonly string[], today: string): Stay {
  const comes = ({ selectedInDate, selectedOutDate = "" }: Stay) =>
    nightsBetween(selectedInDate, selectedOutDate) !== undefined && selectedOutDate >= today;
  if (comes(asked)) return asked;
  const coming = kept.map((query) => parseStay(new URLSearchParams(query), today)).filter(comes);
  const arrival = ({ selectedInDate = "" }: Stay) => selectedInDate;
  return coming.sort((one, other) => arrival(one).localeCompare(arrival(other)))[0] ?? {};
}
