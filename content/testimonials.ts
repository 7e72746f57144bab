import { readRecords } from "./records";
import { testimonialSchema } from "./schemas/lists";
import type { SectionHeading, Testimonial } from "./types";

export const testimonialsHeading = {
  label: "Guest feedback",
  title: "What our guests say",
} as const satisfies SectionHeading;

const records = readRecords("testimonials", testimonialSchema);

function testimonialsOf(home: "booking" | "hostel" | "city"): readonly Testimonial[] {
  return records.filter((one) => one.home === home).map((one) => ({ ...one, stars: 5 }));
}

/** Placeholders until real guests have agreed to be quoted. */
export const testimonials = testimonialsOf("booking");
export const hostelTestimonials = testimonialsOf("hostel");
export const cityTestimonials = testimonialsOf("city");
