import type { SectionHeading, Testimonial } from "./types";

export const testimonialsHeading = {
  label: "Guest feedback",
  title: "What our guests say",
} as const satisfies SectionHeading;

/** Placeholders until real guests have agreed to be quoted. */
export const testimonials = [
  {
    id: "hanna",
    quote:
      "We took the first boat to the monasteries and were back for breakfast. Nobody hurried us.",
    author: "Hanna",
    role: "Guest",
    stars: 5,
  },
  {
    id: "samuel",
    quote:
      "I bring my team here twice a year. The rooms are quiet, the food is fresh and the hall is ready when we are.",
    author: "Samuel",
    role: "Manager",
    stars: 5,
  },
  {
    id: "claire",
    quote:
      "The room looked down on the crater lake. We left the curtains open and woke with the light.",
    author: "Claire",
    role: "Trip Advisor",
    stars: 5,
  },
  {
    id: "yonas",
    quote:
      "Our children still talk about the climbing wall at Entoto. We remember the coffee beside the fire.",
    author: "Yonas",
    role: "Guest",
    stars: 5,
  },
  {
    id: "ingrid",
    quote:
      "From the terrace at Awash you hear the water all night. It was the best sleep of our journey.",
    author: "Ingrid",
    role: "Guest",
    stars: 5,
  },
  {
    id: "meron",
    quote:
      "I send visitors who want to see the country and rest as well. They come back with good stories.",
    author: "Meron",
    role: "Trip Advisor",
    stars: 5,
  },
] as const satisfies readonly Testimonial[];
