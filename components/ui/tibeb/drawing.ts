/** The two figures of every drawing, on a 24-unit square around its middle (12, 12). */

/** A diamond with stepped sides, as weavers of tibeb make it thread by thread. */
export const steppedDiamond =
  "M10.5 1.5h3v3h3v3h3v3h3v3h-3v3h-3v3h-3v3h-3v-3h-3v-3h-3v-3h-3v-3h3v-3h3v-3h3z";

/** The eight petals of the adey flower, four of them longer, so that it fills the diamond. */
export const adeyPetals =
  "M12 10.4C13.9 7.8 13.7 4.6 12 4.6C10.3 4.6 10.1 7.8 12 10.4ZM13.6 12C16.2 13.9 19.4 13.7 19.4 12C19.4 10.3 16.2 10.1 13.6 12ZM12 13.6C10.1 16.2 10.3 19.4 12 19.4C13.7 19.4 13.9 16.2 12 13.6ZM10.4 12C7.8 10.1 4.6 10.3 4.6 12C4.6 13.7 7.8 13.9 10.4 12ZM13.1 10.9C15.7 10.9 17.1 9.2 16 8C14.8 6.9 13.1 8.3 13.1 10.9ZM13.1 13.1C13.1 15.7 14.8 17.1 16 16C17.1 14.8 15.7 13.1 13.1 13.1ZM10.9 13.1C8.3 13.1 6.9 14.8 8 16C9.2 17.1 10.9 15.7 10.9 13.1ZM10.9 10.9C10.9 8.3 9.2 6.9 8 8C6.9 9.2 8.3 10.9 10.9 10.9Z";
