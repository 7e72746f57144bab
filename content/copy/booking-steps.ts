/** The words of find_room's first two steps, and of what stands in for the third until it has come; small, as every guest of the page loads them. */

/** The three steps of find_room, from the dates to a message that reaches the booking office. */
export const stepTexts = {
  label: "Steps to your stay",
  dates: { label: "Your dates" },
  room: { label: "Your room" },
  send: { label: "Send" },
  /** Read out behind the step that the guest is at, and behind those that are done. */
  done: "chosen",
} as const;

/** The last step before it has come, and where it does not come. */
export const requestFrame = {
  label: "Your request",
  /** Where no room has been chosen. */
  title: "Your stay",
  /** Above the guest's list of stays, and how many are on it. */
  list: "Your list of stays",
  kept: { one: "stay", other: "stays" },
  /** Begins the subject of its e-mail. */
  subject: "Stay request",
  about: "about",
  slow: "This takes longer than it should. You can wait, or write to us or call with the room and your dates:",
  lost: "Part of this page could not be loaded. Please write to us or call; your stay is shown above.",
} as const;
