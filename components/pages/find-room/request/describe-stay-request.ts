import {
  isPartyKnown,
  nightsText,
  partyText,
  roomsText,
} from "@/components/features/stay/model/counts";
import { discountText } from "@/components/features/stay/model/discount";
import type { Stay } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import type { StayTerms } from "@/components/pages/find-room/request/stay-terms";
import { stayFacts } from "@/components/features/stay/model/describe-stay";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import type { RequestMessage } from "@/components/features/contact/request-hrefs";
import {
  offText,
  quotedSum,
  refusalTexts,
} from "@/components/features/stay/quotation/quotation-words";
import { quotationLines, writtenLines } from "@/components/pages/find-room/request/quotation-lines";
import { quotedTerms } from "@/components/pages/find-room/request/quoted-terms";
import { quotationTexts } from "@/content/copy/quotation";
import { dollars } from "@/lib/text/dollars";
import { stayTexts } from "@/content/copy/stay";
import { sendTexts } from "@/content/copy/stay-request";

const { message, facts } = sendTexts;

export type StayDetails = {
  readonly stay: Stay;
  readonly terms?: StayTerms;
  readonly house?: string;
  readonly place?: string;
  readonly offer?: string;
  readonly percent?: number;
  readonly voucher?: string;
};

/**
 * Formats "3 nights × 2 rooms × $550 = about $3,300", for one room where no number is given; undefined until both dates and the rate are
 * known, and the exact sum where the owner's rules give it.
 */
export function arithmetic(terms: StayTerms | undefined): string | undefined {
  if (terms?.answer) return terms.answer.quotation && quotedSum(terms.answer.quotation);
  if (terms?.nights === undefined || terms.total === undefined) return undefined;
  const { nights, rooms, rate, total } = terms;
  const factors = [nightsText(nights), ...(rooms ? [roomsText(rooms)] : []), dollars(rate)];
  const sum = `${factors.join(` ${sendTexts.times} `)} = ${sendTexts.about} ${dollars(total)}`;
  return rooms ? sum : `${sum} ${sendTexts.forOneRoom}`;
}

/** "Family Room, 25% off", or how many nights of the stay that is true of. */
export function offerText({ offer, percent, terms }: StayDetails): string {
  const { quotation } = terms?.answer ?? {};
  const said = quotation
    ? (offText(quotation, percent) ?? quotationTexts.offerNot)
    : percent !== undefined && discountText(percent);
  return [offer, said].filter(Boolean).join(", ");
}

export function rateText({ rate, fullRate, percent }: StayTerms): string {
  const night = `${dollars(rate)} ${sendTexts.perNight}`;
  if (percent === undefined) return night;
  return `${night} ${sendTexts.insteadOf} ${dollars(fullRate)} (${discountText(percent)})`;
}

/** The whole price of a stay with its terms, as a letter has it, or why it has none; nothing without the owner's rules. */
export function priceLines({ stay, terms, offer, percent }: StayDetails): readonly string[] {
  if (!terms?.answer || !terms.rules) return [];
  const { quotation, refusals = [] } = terms.answer;
  if (!quotation) return refusalTexts(refusals);
  return [
    `${quotationTexts.title}:`,
    ...writtenLines(quotationLines(quotation, { offer, percent })),
    ...quotedTerms(stay, terms.rules, quotation.total),
  ];
}

function rateLines(terms: StayTerms): readonly string[] {
  const sum = arithmetic(terms);
  return [`${message.rateShown}: ${rateText(terms)}`, ...(sum ? [sum] : [])];
}

const dateLine = (label: string, day: string) =>
  `${label}: ${formatDay(day)} (${formatEthiopian(day)})`;

/** Describes a stay in lines that a receptionist reads in ten seconds. */
function stayLines(details: StayDetails): readonly string[] {
  const { stay, terms, house, place, offer, voucher } = details;
  const { selectedInDate: first, selectedOutDate: last, title } = stay;
  const labels = stayTexts.facts;
  const nights = stayFacts(stay).find(({ id }) => id === "nights")?.value;
  const rooms = stay.room === undefined ? [] : [roomsText(stay.room)];
  const guests = isPartyKnown(stay) ? [partyText(stay)] : [];
  const party = [...rooms, ...guests];
  const optional = (label: string, value: string | undefined) =>
    value ? [`${label}: ${value}`] : [];
  return [
    ...optional(facts.room, [title, house].filter(Boolean).join(", ")),
    ...(first ? [dateLine(labels.checkIn.label, first)] : []),
    ...(last ? [dateLine(labels.checkOut.label, last)] : []),
    ...(first || last ? [] : [message.noDates]),
    ...[[nights, ...party].filter(Boolean).join(", ")].filter(Boolean),
    ...(party.length > 0 ? [] : [message.noParty]),
    ...optional(facts.offer, offer && offerText(details)),
    ...optional(facts.voucher, voucher),
    ...optional(message.place, place === house ? undefined : place),
    ...(terms?.answer ? ["", ...priceLines(details)] : terms ? rateLines(terms) : []),
  ];
}

export type GuestWords = Readonly<
  Partial<Record<"name" | "email" | "phone" | "ages" | "note", string>>
>;

/** Leaves out ages that were typed for another stay if no child comes. */
export function guestLines(words: GuestWords, children: boolean): readonly string[] {
  const { form } = sendTexts;
  const lines = [
    [message.name, words.name],
    [message.email, words.email],
    [message.phone, words.phone],
    [form.ages.label, children ? words.ages : undefined],
    [message.note, words.note],
  ] as const;
  return lines.flatMap(([label, value = ""]) =>
    value.trim() ? [`${label}: ${value.trim()}`] : [],
  );
}

export const bringsChildren = (stays: readonly { readonly stay: Stay }[]) =>
  stays.some(({ stay: { children = 0 } }) => children > 0);

type StayRequest = {
  readonly reference: string;
  readonly stays: readonly [StayDetails, ...StayDetails[]];
  readonly words: GuestWords;
  readonly address: string;
};

/** Writes the whole request as a letter: the reference and the room in its subject, the stay and the guest's words in its lines. */
export function stayMessage({ reference, stays, words, address }: StayRequest): RequestMessage {
  const [first, ...others] = stays;
  const { title, selectedInDate } = first.stay;
  const written = guestLines(words, bringsChildren(stays));
  const about = [title, selectedInDate && formatDay(selectedInDate)].filter(Boolean).join(", ");
  return {
    subject: [`${message.subject} ${reference}`, about].filter(Boolean).join(": "),
    lines: [
      ...stayLines(first),
      ...others.flatMap((other) => ["", sendTexts.list.also, ...stayLines(other)]),
      ...(written.length > 0 ? ["", ...written] : []),
      "",
      `${message.address} ${address}`,
    ],
  };
}
