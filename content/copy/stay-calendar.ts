/** The calendar that a stay’s dates are chosen in; {…} is filled in. Never says that a night is free, or booked. */
export const stayCalendar = {
  label: "Choose your dates",
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  weekdayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  /** Below the name of a month, whose days have their Ethiopian number beside them. */
  ethiopian: "{months} in Ethiopia",
  previous: "Previous month",
  next: "Next month",
  done: "Done",
  ask: { arrival: "Choose the day you arrive.", departure: "Choose the day you leave." },
  arrival: "You arrive on {day}.",
  least: "That night is part of stays of {nights} or more.",
  /** In a day’s cell, where there is room for one short word. */
  taken: "taken",
  closed: "closed",
  /** What a screen reader says of a day beside its two dates. */
  reading: {
    arrival: "you arrive",
    departure: "you leave",
    within: "in your stay",
    today: "today",
    over: "over",
    rate: "{rate} a night",
    taken: "taken",
    takenAsOf: "taken as of {time}",
    closed: "closed, {why}",
    least: "{nights} or more",
  },
  /** Below the months, where the nights of a room have rates. */
  rates: "{room}: the rate of each night for one room.",
  /** Below the months, where nights of a room are taken. */
  known: "Some nights are taken. {confirms}",
  knownAsOf: "Some nights are taken, as of {time}. {confirms}",
} as const;
