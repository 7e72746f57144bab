/** The four resorts, in the order of the spec: every record and list that must name each of them is typed by these. */
export const locationIds = ["tana", "bishoftu", "awash", "entoto"] as const;
