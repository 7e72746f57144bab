/** The words that the pages of all four resorts share; what differs stands in content/records/resorts/. */
export const resortPage = {
  /** Behind the name of the place: the document’s title. */
  title: "rooms and the way there",
  phone: "Telephone",
  hours: "Arriving and leaving",
  book: "Look for a room here",
  story: "The place",
  rooms: {
    label: "Rooms and rates",
    /** Before the name of the place. */
    title: "Where you sleep at",
    note: "Rates are for one night and one room, in US dollars. The booking office confirms them with your dates.",
    per: "per Night",
  },
  activities: {
    label: "From morning to night",
    title: "What there is to do",
    more: "More about this",
    anyTime: "By arrangement",
  },
  eating: "At the table",
  arriving: {
    label: "Getting here",
    title: "The way there",
    map: { before: "Map of Ethiopia with the way from Addis Ababa to", after: "." },
    roads: "By car, between the places",
    columns: { from: "From", km: "Distance", hours: "Driving" },
    note: "Distances and hours are approximate, for a car by day with short rests.",
  },
  weather: {
    label: "The year",
    title: "The weather, month by month",
    legend: { high: "by day", low: "by night", rain: "rain in millimetres" },
    table: "The same figures as a table",
    columns: { month: "Month", high: "By day, °C", low: "By night, °C", rain: "Rain, mm" },
    caption: "Mean temperatures by day and by night, and rain, in each month.",
    measured: "Measured at",
    source: "Source",
    warmest: "Warmest by day in",
    coolest: "coolest by night in",
    wettest: "Most rain falls in",
    driest: "least in",
  },
  feasts: {
    label: "The calendar",
    title: "Feasts near your stay",
    note: "The feasts that come next, in both calendars. Ask early for a room around them.",
  },
  stay: {
    label: "Your stay",
    title: "Call the house, or take its card",
    navigate: "Open in Maps",
  },
  questions: "Asked before",
  others: "The other three",
} as const;
