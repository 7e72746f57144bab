export const roomPageTexts = {
  parent: "Rooms & Suites",
  sleeps: { one: "Sleeps 1", other: "Sleeps {count}" },
  next: "Next picture, {place} of {count}",
  gallery: "Pictures of the room",
  stay: { label: "Your stay" },
  words: "About this room",
  plan: { title: "Floor plan", note: "Not to scale." },
  amenities: { title: "Amenities" },
  near: { label: "Around here", title: "Nearby" },
  similar: { title: "More rooms here" },
  ways: { label: "More rooms", previous: "Previous room", next: "Next room" },
} as const;
