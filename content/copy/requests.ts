import { planTexts } from "./plan";

/** What a guest may ask for in the contact form, by the name that stands in the address: /contact/?subject=option2&ask=table. */
export type RequestKind =
  "voucher" | "table" | "transfer" | "appointment" | "services" | "place" | "journey";

type RequestTexts = {
  /** Which of the form's four subjects it is (content/copy/forms.ts). */
  readonly option: "option1" | "option2" | "option3" | "option4";
  /** What it is called where it is sent: the subject of the e-mail. */
  readonly subject: string;
  /** The same with the resort's name in it, where one is known. */
  readonly subjectAt?: string;
  /** The lines that are prepared in the message; the guest completes them behind the colon. */
  readonly lines: readonly string[];
  /** Which of the lines holds what the address names: the voucher, the service, the resort. */
  readonly named?: string;
};

export const requests: Readonly<Record<RequestKind, RequestTexts>> = {
  voucher: {
    option: "option3",
    subject: "Gift voucher",
    lines: ["Gift voucher", "For whom", "By when", "On paper or by e-mail"],
    named: "Gift voucher",
  },
  table: {
    option: "option2",
    subject: "A table",
    subjectAt: "A table at {place}",
    lines: ["Table for", "Day", "Hour", "Where", "Anything we should know"],
    named: "Where",
  },
  transfer: {
    option: "option4",
    subject: "A car to meet us",
    subjectAt: "A car to {place}",
    lines: ["Flight", "Day and hour of arrival", "People and bags", "From", "To"],
    named: "To",
  },
  appointment: {
    option: "option2",
    subject: "An appointment",
    subjectAt: "An appointment at {place}",
    lines: ["What for", "Day and hour that suit you", "Your telephone"],
    named: "What for",
  },
  services: {
    option: "option2",
    subject: "Room Services",
    lines: [
      "Room Services for how many days",
      "From which day",
      "Where",
      "In whose name is the room",
    ],
    named: "Where",
  },
  place: {
    option: "option4",
    subject: "A question",
    subjectAt: "A question about {place}",
    lines: ["About", "When you would like to come", "What you would like to know"],
    named: "About",
  },
  journey: {
    option: "option1",
    subject: planTexts.mailSubject,
    lines: ["How many you are", "What matters to you"],
  },
};

/** What the address of the contact form asks for, its subject chosen. */
export function askQuery(ask: RequestKind): Readonly<Record<"subject" | "ask", string>> {
  return { subject: requests[ask].option, ask };
}

export const requestTexts = {
  /** Links that lead there. */
  table: "Ask for a table",
  appointment: "Ask for an appointment",
  transfer: "Ask for a car to meet you",
  place: "Ask about this place",
  /** From the planner to the same journey in the form, where that is sent from the site. */
  journey: "Or send it in our form",
  /** Beside the message about a gift voucher. */
  voucherStay: "Plan a stay with this voucher",
  /** What a mail program finds where no form works: its subject, and lines to complete. */
  withoutScripts: {
    subject: "A question from the website",
    lines: [
      "A voucher, a table, a car or an appointment",
      "Day and hour",
      "How many you are",
      "Your name and telephone",
    ],
  },
} as const;
