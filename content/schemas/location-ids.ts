/** The four resorts, in the order of the spec; records and lists that must name each of them are typed by these. */
export const locationIds = ["tana", "bishoftu", "awash", "entoto"] as const;
