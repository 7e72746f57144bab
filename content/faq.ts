import type { FaqItem, SectionHeading } from "./types";

export const faqHeading = {
  label: "Questions",
  title: "Before you come",
  text: "Eight answers that save a telephone call.",
} as const satisfies SectionHeading;

export const faq = [
  {
    id: "check-in",
    title: "When can I check in and check out?",
    text: "The hours stand on the page of your room. If your flight lands early or leaves late, tell us, and we will look after your bags or find you a room to rest in.",
    active: false,
  },
  {
    id: "airport",
    title: "Can you collect me from the airport?",
    text: "Yes. A driver can meet you at Addis Ababa or Bahir Dar. Please send us your flight number at least a day before you land.",
    active: false,
  },
  {
    id: "children",
    title: "Are children welcome?",
    text: "They are, at all four resorts. We have family rooms, extra beds and cots, and simple dishes for those who prefer them.",
    active: false,
  },
  {
    id: "food",
    title: "Do you cook for fasting guests and vegans?",
    text: "Every day. Ethiopian fasting dishes contain no meat, milk or eggs, and there are several on each menu. Tell the kitchen about any allergy when you book.",
    active: false,
  },
  {
    id: "weather",
    title: "What should I pack?",
    text: "Light clothes for Tana, Bishoftu and Awash, and something warm for the evenings. Entoto lies at about 3,000 metres and is cold after sunset.",
    active: false,
  },
  {
    id: "boats",
    title: "How do I visit the island monasteries?",
    text: "Our boats leave from the jetty at Tana in the morning. A visit takes half a day. Please cover shoulders and knees; some monasteries admit men only.",
    active: false,
  },
  {
    id: "payment",
    title: "How can I pay?",
    text: "In birr or US dollars, by card or by bank transfer. Prices on this site are in US dollars.",
    active: false,
  },
  {
    id: "cancel",
    title: "What if my plans change?",
    text: "Write or call as soon as you know. We move a stay to other dates wherever a room is free, and tell you plainly where it is not.",
    active: false,
  },
] as const satisfies readonly FaqItem[];
