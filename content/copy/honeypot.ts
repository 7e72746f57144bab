/** A field that only machines fill in: guests neither see nor reach it. */
export const honeypot = { name: "homepage", label: "Please leave this field empty" } as const;
