import { planTexts } from "./plan";

/** What a guest may ask for in the contact form, by the name in the address: /contact/?subject=option2&ask=table. */
export type RequestKind =
  "voucher" | "table" | "transfer" | "appointment" | "services" | "place" | "journey";

type RequestTexts = {
  /** Which of the form's four subjects it has (content/copy/forms.ts). */
  readonly option: "option1" | "option2" | "option3" | "option4";
  /** The subject of the e-mail. */
  readonly subject: string;
  /** The subject with the resort's name in it, if one is known. */
  readonly subjectAt?: string;
  /** The lines prepared in the message; the guest completes them after the colon. */
  readonly lines: readonly string[];
  /** Which line contains what the address names: the voucher, the service, the resort. */
  readonly named?: string;
};

export const requests: Readonly<Record<RequestKind, RequestTexts>> = {
  voucher: {
    option: "option3",
    subject: "Gift voucher",
    lines: ["Gift voucher", "Who it’s for", "Needed by", "By post or by e-mail"],
    named: "Gift voucher",
  },
  table: {
    option: "option2",
    subject: "Table reservation",
    subjectAt: "Table at {place}",
    lines: ["Table for", "Date", "Time", "Where", "Anything we should know"],
    named: "Where",
  },
  transfer: {
    option: "option4",
    subject: "Transfer",
    subjectAt: "Transfer to {place}",
    lines: ["Flight", "Arrival date and time", "Passengers and bags", "From", "To"],
    named: "To",
  },
  appointment: {
    option: "option2",
    subject: "Appointment",
    subjectAt: "Appointment at {place}",
    lines: ["Service", "Date and time that suit you", "Your phone number"],
    named: "Service",
  },
  services: {
    option: "option2",
    subject: "Room Services",
    lines: ["Number of days", "Starting on", "Where", "Name on the booking"],
    named: "Where",
  },
  place: {
    option: "option4",
    subject: "Question",
    subjectAt: "Question about {place}",
    lines: ["About", "When you’d like to come", "What you’d like to know"],
    named: "About",
  },
  journey: {
    option: "option1",
    subject: planTexts.mailSubject,
    lines: [
      "Number of guests, and children’s ages",
      "Room at each stop",
      "What matters most to you",
    ],
  },
};

/** Returns the address of the contact form with the request in it and its subject chosen. */
export function askQuery(ask: RequestKind): Readonly<Record<"subject" | "ask", string>> {
  return { subject: requests[ask].option, ask };
}

export const requestTexts = {
  table: "Request a table",
  appointment: "Request an appointment",
  transfer: "Request a transfer",
  /** {place} is the resort. */
  place: "Ask us about {place}",
  /** Links from the planner to the same journey in the form, if the site sends it. */
  journey: "Or use our form",
  /** Shown beside the message about a gift voucher. */
  voucherStay: "Plan a stay with this voucher",
  /** The subject of an e-mail, and lines to complete, for guests whose form cannot be sent. */
  withoutScripts: {
    subject: "Question from the website",
    lines: [
      "Voucher, table, transfer or appointment",
      "Date and time",
      "Number of guests",
      "Your name and phone number",
    ],
  },
} as const;
