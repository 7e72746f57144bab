export const stayCard = {
  title: "Your stay card",
  text: "Whom to call, when your room is ready and how to reach us. Your browser keeps this page, so it opens without a connection too.",
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
