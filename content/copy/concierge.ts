/** The concierge's answers are the questions of faq.ts. */
export const concierge = {
  launch: "Ask the concierge",
  close: "Close",
  title: "How can we help?",
  text: "Quick answers, and two ways to reach us.",
} as const;
