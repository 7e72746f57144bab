// This file may exceed 150 lines, because it is one table with an entry for each folder that an owner edits.
import type { z } from "zod";
import { currencySchema, taxSchema, termsSchema } from "@/content/schemas/conditions";
import { houseSchema } from "@/content/schemas/house";
import {
  dishSchema,
  memberSchema,
  offerSchema,
  questionSchema,
  testimonialSchema,
  voucherSchema,
} from "@/content/schemas/lists";
import { pictureSchema } from "@/content/schemas/picture";
import { rateSchema } from "@/content/schemas/rate";
import { resortSchema } from "@/content/schemas/resort";
import { roomSchema } from "@/content/schemas/room";
import { serviceSchema } from "@/content/schemas/service";
import { siteSchema } from "@/content/schemas/site";
import { storySchema } from "@/content/schemas/story";

export type Collection = {
  readonly schema: z.ZodObject;
  readonly label: string;
  readonly one: string;
  readonly icon: string;
  readonly ending: "md" | "yaml";
  readonly summary: string;
  readonly named: string;
  /**
   * The page and the section that show it: {id} is the file's name, {home} the home that the record chooses, {room} a room of the house;
   * empty where none does.
   */
  readonly page: string;
  /** Only a programmer adds and removes records that other files name. */
  readonly fixed?: true;
};

const room = {
  schema: roomSchema,
  one: "room",
  icon: "bed",
  ending: "md",
  summary: "{{title}}, ${{pricePerNight}}",
  named: "title",
} as const;
const short = { ending: "yaml", named: "title", summary: "{{title}}" } as const;

export const collections = {
  rooms: { ...room, label: "Rooms", page: "/room_details/{id}/" },
  suites: { ...room, label: "Suites", one: "suite", page: "/room_details/{id}/" },
  "hostel-rooms": { ...room, label: "Rooms of the Hostel", page: "/home3/room_details/{id}/" },
  apartments: {
    ...room,
    label: "Apartments",
    one: "apartment",
    page: "/home5/room_details/{id}/",
  },
  offers: {
    ...short,
    schema: offerSchema,
    label: "Offers",
    one: "offer",
    icon: "percent",
    named: "name",
    summary: "{{name}}, {{discountPercent}} %, {{home}}",
    page: "{home}#offers",
  },
  rates: {
    ...short,
    schema: rateSchema,
    label: "Seasons and rates",
    one: "rate",
    icon: "calendar_month",
    named: "name",
    summary: "{{name}}, {{house}}",
    page: "",
  },
  taxes: {
    ...short,
    schema: taxSchema,
    label: "Taxes and fees",
    one: "file of taxes",
    icon: "receipt_long",
    named: "house",
    summary: "{{slug}}, {{house}}",
    page: "",
  },
  terms: {
    ...short,
    schema: termsSchema,
    label: "Terms",
    one: "file of terms",
    icon: "gavel",
    named: "house",
    summary: "{{slug}}, {{house}}",
    page: "",
  },
  currencies: {
    ...short,
    schema: currencySchema,
    label: "Currencies",
    one: "currency",
    icon: "currency_exchange",
    named: "name",
    summary: "{{name}}, {{perDollar}}, {{date}}",
    page: "",
  },
  vouchers: {
    ...short,
    schema: voucherSchema,
    label: "Vouchers",
    one: "voucher",
    icon: "redeem",
    page: "/#vouchers",
  },
  stories: {
    ...short,
    schema: storySchema,
    label: "Stories",
    one: "story",
    icon: "article",
    ending: "md",
    page: "/blog_details/{id}/",
  },
  media: {
    ...short,
    schema: pictureSchema,
    label: "Pictures",
    one: "picture",
    icon: "image",
    named: "alt",
    summary: "{{slug}}: {{alt | truncate(70)}}",
    page: "",
  },
  resorts: {
    ...short,
    schema: resortSchema,
    label: "Resorts",
    one: "resort",
    icon: "landscape",
    ending: "md",
    named: "name",
    summary: "{{slug}}",
    page: "/resorts/{id}/",
    fixed: true,
  },
  houses: {
    ...short,
    schema: houseSchema,
    label: "Houses",
    one: "house",
    icon: "home",
    named: "name",
    summary: "{{slug}}, {{kind}}",
    page: "{room}#notes",
    fixed: true,
  },
  services: {
    ...short,
    schema: serviceSchema,
    label: "Services and hours",
    one: "service",
    icon: "spa",
    ending: "md",
    page: "/service_details/{id}/",
  },
  dishes: {
    ...short,
    schema: dishSchema,
    label: "Dishes",
    one: "dish",
    icon: "restaurant",
    summary: "{{title}}, ${{price}}",
    page: "/service_details/#menu",
  },
  testimonials: {
    ...short,
    schema: testimonialSchema,
    label: "Testimonials",
    one: "testimonial",
    icon: "format_quote",
    named: "author",
    summary: "{{author}}, {{home}}",
    page: "{home}#testimonials",
  },
  questions: {
    ...short,
    schema: questionSchema,
    label: "Questions",
    one: "question",
    icon: "help",
    page: "/pricing/#faq",
  },
  team: {
    ...short,
    schema: memberSchema,
    label: "Team",
    one: "person",
    icon: "group",
    named: "name",
    summary: "{{name}}, {{role}}",
    page: "/our_team/#team",
  },
} as const satisfies Record<string, Collection>;

export const roomFolders: readonly string[] = ["rooms", "suites", "hostel-rooms", "apartments"];

export type CollectionName = keyof typeof collections;

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

/** content/records/site.yaml is a single file outside the collections. */
export const siteFile = {
  name: "site",
  file: "content/records/site.yaml",
  schema: siteSchema,
} as const;

export const schemaOf = (name: string): z.ZodObject =>
  isCollection(name) ? collections[name].schema : siteFile.schema;
