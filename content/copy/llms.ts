export const llms = {
  note: "Prices are in US dollars; room rates are per night. The site takes no bookings itself: a search leads to the booking office, which answers by phone and e-mail.",
  headings: {
    resorts: "Resorts",
    pages: "Pages",
    rooms: "Rooms",
    services: "Services",
    stories: "Stories",
    homes: "Homes",
    questions: "Questions",
    optional: "Optional",
  },
  feed: "the stories as an Atom feed.",
  siteMap: { title: "Site map", text: "every page with its pictures." },
} as const;
