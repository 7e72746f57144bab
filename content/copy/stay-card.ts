export const stayCard = {
  title: "Your stay card",
  text: "Whom to call, when your room is ready and how to reach us. Your browser keeps this page, so it opens without a connection too.",
  /** Shown where a page was asked for without a connection. */
  offline: {
    title: "No connection",
    text: "You are offline, and the page you asked for has not been opened in this browser before. Your stay card is here, and works without a connection.",
    kept: "So do these pages, which you have already opened:",
  },
  stay: {
    title: "Your stay",
    without: "Save a stay to your list, and it appears here.",
    choose: "Choose your dates",
    whole: "See the whole stay",
  },
  reach: { title: "Call or write", phone: "Booking office", email: "E-mail" },
  hours: { title: "Arriving and leaving" },
  places: { title: "The four resorts", way: "From Addis Ababa" },
} as const;
