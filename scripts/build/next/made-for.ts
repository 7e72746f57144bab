/** The versions whose output these steps are known to fit. */
export const madeFor = { next: "16.4.6", react: "19.3.1" };
