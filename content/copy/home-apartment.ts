import { postsFrom } from "../model/posts";
import type { PageLink, PictureName, Post, SectionHeading, SiteHref, Tile } from "../model/types";

type ApartmentSlide = {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureName;
  /** What is measured below the picture, and its length. */
  readonly caption: string;
  readonly measure: string;
};

/** The spec gives the first two slides the same headline. */
export const apartmentSlides = [
  {
    id: "living",
    title: "Modern Living Apartment In The Complex",
    picture: "apartment-living",
    caption: "Living room",
    measure: "7.20 m",
  },
  {
    id: "complex",
    title: "Modern Living Apartment In The Complex",
    picture: "apartment-deluxe",
    caption: "Bedroom",
    measure: "3.80 m",
  },
  {
    id: "pool",
    title: "Modern Swimming Pool In The Complex",
    picture: "complex-pool",
    caption: "Courtyard pool",
    measure: "25.00 m",
  },
] as const satisfies readonly ApartmentSlide[];

export const homeApartment = {
  hero: {
    carouselLabel: "The apartments",
    tagline: "Welcome to a luxury apartment hotel",
    action: { kind: "page", label: "Get In Touch", href: "/home5/find_room" },
  },
  floor: {
    label: "Floor plans of the apartments",
    caption: "Single, double and deluxe, side by side",
  },
  about: {
    label: "About us",
    title: "Your own place, with someone at the gate",
    text: "Your own kitchen and your own key, in a building that’s well looked after: fresh linen twice a week, a pool in the courtyard, a driver when you need one. Stay for a week or a season.",
    badge: { value: "22+", label: "Years Experience" },
    action: { kind: "page", label: "More About", href: "/about" },
  },
  bestOffer: {
    label: "Best offer",
    title: "Eat in, eat out, eat well",
    text: "Stay for a week or longer and supper at the restaurant is included on two evenings. Our chef will also come up and cook for you at home.",
    picture: "apartment-kitchen",
    caption: "Coffee board",
    measure: "0.45 m",
    action: { kind: "page", label: "Discover More", href: "/service_details" },
  },
  rooms: {
    label: "Best rooms",
    title: "Single, double and deluxe",
  },
  feedback: {
    label: "Guest feedback",
    title: "From people who’ve stayed",
  },
  blogs: {
    label: "Recent Blogs",
    title: "We’re Here To Share Story From Latest News",
    expand: "All Blogs",
    collapse: "Close All",
    collapsedCount: 3,
  },
  newsletter: {
    title: "Sign Up for Our Newsletter For Daily Update",
  },
  gallery: {
    label: "Gallery",
    title: "Around the complex",
    open: "Open the gallery",
  },
  appointment: {
    picture: "apartment-double-lamp",
  },
} as const satisfies {
  hero: { carouselLabel: string; tagline: string; action: PageLink };
  floor: { label: string; caption: string };
  about: SectionHeading & {
    badge: { value: string; label: string };
    action: PageLink;
  };
  bestOffer: SectionHeading & {
    picture: PictureName;
    caption: string;
    measure: string;
    action: PageLink;
  };
  rooms: SectionHeading;
  feedback: SectionHeading;
  blogs: SectionHeading & { expand: string; collapse: string; collapsedCount: number };
  newsletter: { title: string };
  gallery: SectionHeading & { open: string };
  appointment: { picture: PictureName };
};

export const apartmentFeatures = [
  {
    id: "air",
    icon: "wind",
    title: "Air-conditioned",
    text: "In the living room and the bedroom.",
  },
  {
    id: "transfer",
    icon: "plane",
    title: "Airport transfer",
    text: "Both ways, at any hour.",
  },
  {
    id: "inclusive",
    icon: "badge-check",
    title: "All inclusive",
    text: "Linen, water, power and WiFi.",
  },
  {
    id: "protection",
    icon: "shield-check",
    title: "Under protection",
    text: "A guard at the gate, day and night.",
  },
] as const satisfies readonly Tile[];

/** Shown below each of the apartments. */
export const apartmentAction = {
  kind: "page",
  label: "BOOK NOW",
  href: "/find_room",
} as const satisfies PageLink;

export type ApartmentBlog = Post & { readonly titleHref: SiteHref | undefined };

/** The same six stories under the label 'Booking'; the title of one links to the rooms, as the spec has it. */
export const apartmentBlogs: readonly ApartmentBlog[] = postsFrom(4).map((post) => ({
  ...post,
  category: "Booking",
  titleHref: post.id === "cloth-on-the-bed" ? "/home5/room" : undefined,
}));
