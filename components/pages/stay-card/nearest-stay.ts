import { nightsBetween, parseStay, type Stay } from "@/components/features/booking/stay";

const hasNights = ({ selectedInDate, selectedOutDate }: Stay) =>
  nightsBetween(selectedInDate, selectedOutDate) !== undefined;

/** The stay that the address holds; without one, the next of the guest's list (queries) that is not over on `today`, an ISO date; or nothing. */
export function nearestStay(asked: Stay, kept: readonly string[], today: string): Stay {
  if (hasNights(asked)) return asked;
  const coming = kept
    .map((query) => parseStay(new URLSearchParams(query), today))
    .filter((stay) => hasNights(stay) && (stay.selectedOutDate ?? "") >= today);
  const arrival = ({ selectedInDate = "" }: Stay) => selectedInDate;
  return coming.sort((one, other) => arrival(one).localeCompare(arrival(other)))[0] ?? {};
}
