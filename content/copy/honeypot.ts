/** Only bots fill in this field, because guests neither see nor reach it. */
export const honeypot = { name: "homepage", label: "Please leave this field empty" } as const;
