import { stayEmailText } from "@/components/features/stay/model/describe-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { tripTitle } from "@/components/features/itinerary/describe-trip";
import { itineraryOf, parseTrip } from "@/components/features/itinerary/trip";
import { tripLines } from "@/components/features/itinerary/trip-message";
import { requests, type RequestKind } from "@/content/copy/requests";
import { fillText } from "@/lib/text/fill-text";
import { placeName } from "@/content/model/place-names";

/** Titles of what an address may ask for, by their ids; unknown ids are ignored. */
export type RequestNames = Readonly<
  Record<"vouchers" | "services", Readonly<Record<string, string>>>
>;

export type PrefilledMessage = {
  readonly text: string;
  readonly subject?: string;
  readonly voucher?: string;
};

const isKind = (ask: string | null): ask is RequestKind =>
  ask !== null && Object.hasOwn(requests, ask);

/**
 * Returns the message that an address such as /contact/?ask=table&location=tana asks for, with the stay in it; undefined where there is
 * none.
 */
export function prefilledMessage(
  query: URLSearchParams,
  stay: Stay,
  names: RequestNames,
): PrefilledMessage | undefined {
  const ask = query.get("ask");
  if (!isKind(ask)) {
    const text = stayEmailText(stay);
    return text ? { text } : undefined;
  }
  const voucher =
    ask === "voucher"
      ? Object.entries(names.vouchers).find(([, title]) => title === stay.title)
      : undefined;
  const service =
    ask === "table" || ask === "appointment"
      ? Object.entries(names.services).find(([id]) => id === query.get("service"))?.[1]
      : undefined;
  const place = ask === "voucher" ? undefined : placeName(stay.location);
  const journey = ask === "journey" ? journeyIn(query) : undefined;

  const { lines, named, subject, subjectAt } = requests[ask];
  const known = [voucher?.[1] ?? service, place].filter(Boolean).join(", ");
  const blanks = lines.map((label) => `${label}: ${label === named ? known : ""}`);
  // A voucher's title must not be read as a room's.
  const letter = stayEmailText(ask === "voucher" ? { ...stay, title: undefined } : stay);
  const about = place && subjectAt ? fillText(subjectAt, { place }) : subject;
  return {
    text: [journey?.lines.join("\n"), blanks.join("\n"), letter].filter(Boolean).join("\n\n"),
    subject: journey?.title ?? [about, voucher?.[1] ?? service].filter(Boolean).join(": "),
    voucher: voucher?.[0],
  };
}

function journeyIn(query: URLSearchParams) {
  const { trip, faulty } = parseTrip(query);
  if (faulty === "stops" || !query.has("stop")) return undefined;
  return { lines: tripLines(itineraryOf(trip)), title: tripTitle(trip) };
}
