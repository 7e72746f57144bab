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
    lines: [
      "How many you are, and children’s ages",
      "Which room at each stop",
      "What matters to you",
    ],
  },
};

/** Returns the address of the contact form with the request in it and its subject chosen. */
export function askQuery(ask: RequestKind): Readonly<Record<"subject" | "ask", string>> {
  return { subject: requests[ask].option, ask };
}

export const requestTexts = {
  table: "Ask for a table",
  appointment: "Ask for an appointment",
  transfer: "Ask for a car to meet you",
  place: "Ask about this place",
  /** Links from the planner to the same journey in the form, if the site sends it. */
  journey: "Or send it in our form",
  /** Shown beside the message about a gift voucher. */
  voucherStay: "Plan a stay with this voucher",
  /** The subject of an e-mail, and lines to complete, for guests whose form cannot be sent. */
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
