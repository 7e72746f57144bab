import { readRecords } from "./read-records";
import { startingWith } from "./starting-with";
import { testimonialSchema } from "../schemas/lists";
import type { SectionHeading, Testimonial } from "./types";

export const testimonialsHeading = {
  label: "Guest feedback",
  title: "What our guests say",
} as const satisfies SectionHeading;

const records = readRecords("testimonials", testimonialSchema);

function testimonialsOf(home: "booking" | "hostel" | "city"): readonly Testimonial[] {
  return records.filter((one) => one.home === home).map((one) => ({ ...one, stars: 5 }));
}

/** The Hostel's home can show so many, because each slide's place is a rule of its own (carousel-vertical.css). */
export const mostHostelTestimonials = 6;

/** Throws for a testimonial that would cover another, and names its file. */
export function turning(all: readonly Testimonial[]): readonly Testimonial[] {
  const [first] = all.slice(mostHostelTestimonials);
  if (!first) return all;
  throw new Error(
    `content/records/testimonials/${first.id}.yaml: the Hostel's home turns ${mostHostelTestimonials} testimonials at the most; remove one whose "home" is "hostel", or give it to another home.`,
  );
}

/** These are placeholders until real guests have agreed to be quoted. */
export const testimonials = testimonialsOf("booking");
export const hostelTestimonials = turning(testimonialsOf("hostel"));
export const cityTestimonials = testimonialsOf("city");

/** Rotates the list to begin with the nth, so that each page opens with other guests. */
export function testimonialsFrom(nth: number): readonly Testimonial[] {
  return startingWith(testimonials, nth);
}
