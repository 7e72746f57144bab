/**
 * The words of find_room's first two steps, and those shown until the third has loaded; small, because every guest of the page loads
 * them.
 */

/** The three steps of find_room, from the dates to a message that reaches the booking office. */
export const stepTexts = {
  label: "Steps to your stay",
  dates: { label: "Your dates" },
  room: { label: "Your room" },
  send: { label: "Send" },
  /** Screen readers announce these after the current step and after completed ones. */
  done: "chosen",
} as const;

/** Shown until the last step has loaded, or if it fails to. */
export const requestFrame = {
  label: "Your request",
  title: "Your stay",
  list: "Your saved stays",
  kept: { one: "stay", other: "stays" },
  subject: "Stay request",
  slow: "This is taking longer than usual. You can wait, or call or write to us with the room and dates:",
  lost: "Part of this page didn’t load. Please call or write to us; your stay is shown above.",
} as const;
