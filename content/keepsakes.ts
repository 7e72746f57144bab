import { stayFile } from "./stay-file";

/** What a guest takes along: the stay in a calendar of their own, and each resort's card. */
export const keepsakes = {
  calendar: {
    add: stayFile.add,
    /** After the name of the house. */
    fileName: "stay",
    /** Before the name of the house. */
    stayAt: "Stay at",
    /** A plan or a search is no promise of ours. */
    notBooked: "A plan, not yet a booking. We confirm it when you ask us.",
    ethiopian: "In the Ethiopian calendar:",
    until: "to",
  },
  card: {
    save: "Save the contact",
    map: "Open in Maps",
    navigate: "Navigate",
    call: "Call",
    whatsapp: "WhatsApp",
  },
} as const;
