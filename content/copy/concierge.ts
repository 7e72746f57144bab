/** The concierge's answers are the questions of faq.ts. */
export const concierge = {
  launch: "Ask the concierge",
  close: "Close",
  title: "How may we help?",
  text: "Answers at once, and two ways to reach a person.",
} as const;
