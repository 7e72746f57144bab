export const stayCard = {
  title: "Your stay card",
  text: "Who to call, when your room is ready, how to find us. Works offline.",
  /** Shown where a page was asked for without a connection. */
  offline: {
    title: "You’re offline",
    text: "We can’t show that page, as you haven’t opened it in this browser before. Your stay card works without a connection.",
    kept: "So do the pages you’ve already opened:",
  },
  stay: {
    title: "Your stay",
    without: "Save a stay and it will appear here.",
    choose: "Choose your dates",
    whole: "See your stay in full",
  },
  reach: { title: "Call or write", phone: "Booking office", email: "E-mail" },
  hours: { title: "Arrival and departure" },
  places: { title: "The four resorts", way: "From Addis Ababa" },
} as const;
