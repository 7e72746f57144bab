export const roomPageTexts = {
  parent: "Rooms & Suites",
  facts: { view: "View", area: "Size", beds: "Beds", sleeps: "Sleeps" },
  sleeps: { one: "1 person", other: "{count} people" },
  gallery: "Pictures of the room",
  stay: {
    label: "Your stay",
    submit: "Choose this room",
    notes: {
      invitation: "Choose your dates and guests: they go with you to the next step.",
      carried: "These dates and guests go with you to the next step.",
    },
  },
  words: "About this room",
  plan: { title: "Floor plan", note: "A drawing, not to scale." },
  amenities: { title: "Amenities", label: "In the room and beyond" },
  near: { label: "Nearby", title: "Around the house" },
  similar: { label: "More rooms", title: "Also in this house" },
  ways: { label: "More rooms", previous: "Previous room", next: "Next room" },
} as const;
