import { stayFile } from "./stay-file";

/** The words of a stay in a guest's own calendar (.ics). */
export const calendarFileTexts = {
  add: stayFile.add,
  fileName: "stay",
  stayAt: "Stay at",
  /** A plan or a search is no promise of ours. */
  notBooked: "A plan, not a booking yet: please ask us to confirm it.",
  ethiopian: "In the Ethiopian calendar:",
  until: "to",
} as const;

export const contactCardTexts = {
  save: "Save to contacts",
  map: "Open in Maps",
  navigate: "Navigate",
  call: "Call",
  whatsapp: "WhatsApp",
} as const;
