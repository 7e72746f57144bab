// This file may exceed 150 lines, because it is nothing but every label of the desk, in the order of its forms.
import type { z } from "zod";
import type { currencySchema, taxSchema, termsSchema } from "@/content/schemas/conditions";
import type { houseSchema } from "@/content/schemas/house";
import type {
  dishSchema,
  memberSchema,
  offerSchema,
  questionSchema,
  testimonialSchema,
  voucherSchema,
} from "@/content/schemas/lists";
import type { pictureSchema } from "@/content/schemas/picture";
import type { rateSchema } from "@/content/schemas/rate";
import type { resortSchema } from "@/content/schemas/resort";
import type { roomSchema } from "@/content/schemas/room";
import type { serviceSchema } from "@/content/schemas/service";
import type { siteSchema } from "@/content/schemas/site";
import type { storySchema } from "@/content/schemas/story";

/** The label of a field, or a label and a hint below it. */
export type Line = string | readonly [label: string, hint: string];

/** A field with fields of its own, or a list of such; `one` labels an entry of the list. */
type Group<Fields> = {
  readonly label: string;
  readonly hint?: string;
  readonly one?: string;
} & {
  readonly fields: Words<Fields>;
};

type Entry<Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? Group<Item>
    : Line
  : Value extends object
    ? string extends keyof Value
      ? Line
      : Group<Value>
    : Line;

type Words<Fields> = { readonly [Name in keyof Fields]-?: Entry<NonNullable<Fields[Name]>> };

type WordsOf<Schema extends z.ZodType> = Words<z.output<Schema>>;

/** Explains how a text refers to an hour of another record (content/README.md). */
const named = "{hours:restaurant/breakfast} is replaced by the hours in that line of the service.";

const order = [
  "Place in its list",
  "Smaller numbers come first. 10, 20, 30 leave room in between.",
] as const;
const picture = ["Picture", "To use a new one, add it under Pictures first."] as const;
const search = [
  "Line for search engines",
  "Shown below the title in search results: 110 to 160 characters.",
] as const;
const card = ["Text on its card", "A sentence or two."] as const;
const pictures = {
  label: "Pictures",
  one: "picture",
  fields: { picture, caption: ["Caption", "What the picture shows."] },
} as const;
const body = [
  "Text",
  `Leave a blank line between paragraphs; begin a heading with ##, a quotation with >. ${named}`,
] as const;

const rectangle = {
  x: "From the left wall, in metres",
  y: "From the upper wall, in metres",
  width: "Width, in metres",
  depth: "Depth, in metres",
} as const;

export const roomWords: WordsOf<typeof roomSchema> = {
  title: "Name",
  pricePerNight: ["Price for one night", "In US dollars, a whole number. The same on every page."],
  order,
  house: "House",
  type: ["Kind", "Such as Deluxe."],
  view: ["View", "Such as Lake View."],
  area: ["Size", "Such as 1500 SQ.FT"],
  beds: ["Beds", "Such as 2 King Bed"],
  sleeps: "How many people it sleeps",
  extraBeds: "How many extra beds fit in it",
  excerpt: card,
  description: search,
  picture: ["Picture on its card", picture[1]],
  pictures,
  amenities: ["What it has", "In the order in which the page shows them."],
  plan: {
    label: "Floor plan",
    hint: "Drawn to scale from these measurements; leave it empty if there is none.",
    fields: {
      width: "Width of the whole floor, in metres",
      depth: "Depth of the whole floor, in metres",
      spaces: { label: "Spaces", one: "space", fields: { name: "Name", ...rectangle } },
      furniture: { label: "Furniture", one: "piece", fields: { kind: "Piece", ...rectangle } },
      openings: {
        label: "Doors and windows",
        one: "opening",
        fields: {
          kind: "Kind",
          wall: "In which wall",
          from: "Starts at, in metres",
          to: "Ends at, in metres",
        },
      },
    },
  },
  taken: {
    label: "Nights that are taken",
    hint: "Written by hand, where no calendar has them.",
    one: "period",
    fields: { from: "First night", to: "Last night" },
  },
  feeds: {
    label: "Calendars of taken nights",
    hint: "From Booking.com, Airbnb or a channel manager, read by npm run availability.",
    one: "calendar",
    fields: {
      address: [
        "Variable with its address",
        "A variable such as FEED_LAKE_ROOM. The address itself is a secret.",
      ],
      unit: [
        "Which of several such rooms",
        "A night is taken once all of them are. Empty: there is only one.",
      ],
    },
  },
  body,
};

export const houseWords: WordsOf<typeof houseSchema> = {
  order,
  name: ["Name", "For a resort, {place:tana}: the name is in content/records/places.json."],
  kind: ["Kind", "Such as Resort."],
  place: ["Where it is", "For a resort, {where:tana}."],
  checkIn: ["Check-in", "Two lines: the hour, and what else is good to know."],
  checkOut: ["Check-out", "Two lines: the hour, and what else is good to know."],
  rules: "House rules",
  children: "Children and extra beds",
  included: [
    "Included in every rate",
    `Two to four short lines, true of every room there. ${named}`,
  ],
  payment: ["Payment", "When and where guests pay, and what costs extra."],
  near: {
    label: "Nearby",
    one: "place",
    fields: { name: "Place", text: "How far it is, and why to go" },
  },
};

export const resortWords: WordsOf<typeof resortSchema> = {
  order,
  name: ["Name", "{place:tana}: the name is in content/records/places.json."],
  place: ["Where it is", "{where:tana}: from the same file."],
  headline: ["Headline", "Eight words at most, set large."],
  description: ["Text on the resorts page", "Two or three sentences."],
  searchDescription: search,
  picture,
  pictures,
  coordinates: { label: "Coordinates", fields: { lat: "Latitude", lon: "Longitude" } },
  altitude: "Metres above the sea",
  stars: ["Stars", "The hotel’s official class."],
  amenities: "What it has",
  activities: {
    label: "Things to do",
    one: "activity",
    fields: {
      title: "Name",
      text: "A sentence or two",
      hours: ["Hours", `Such as 6.00 AM to 9.00 AM. ${named}`],
      service: ["Its page", "The service whose page says more."],
    },
  },
  eating: {
    label: "Food and drink",
    fields: { title: "Heading", text: "What there is to eat, and where", picture },
  },
  arriving: {
    label: "Getting here",
    one: "way",
    fields: { by: ["How", "Road, Air or Train"], text: "The route, and how long it takes" },
  },
  climate: {
    label: "Climate",
    fields: {
      station: "Where it was measured",
      source: "Who published the figures",
      remark: "How the resort differs from that",
      months: {
        label: "Months, January first",
        one: "month",
        fields: { high: "By day, °C", low: "By night, °C", rain: "Rain, mm" },
      },
    },
  },
  feasts: ["Festivals", "What a guest sees of them. The dates are worked out for you."],
  questions: {
    label: "Questions",
    one: "question",
    fields: { question: "Question", answer: "Answer" },
  },
  body,
};

export const serviceWords: WordsOf<typeof serviceSchema> = {
  order,
  list: ["List", "Services have a page of their own; facilities are on the first home page."],
  title: "Name",
  label: ["Kind", "Such as Fitness."],
  icon: "Icon",
  text: card,
  description: search,
  picture,
  pictures,
  houses: "Where guests find it",
  hours: {
    label: "Hours",
    one: "line",
    fields: { name: "What for", value: ["Hours", `Such as 6.00 AM to 9.00 PM. ${named}`] },
  },
  cost: ["Price", "Only if it’s certain. Leave it empty and the page mentions no price."],
  treatments: {
    label: "Treatments",
    one: "treatment",
    fields: {
      name: "Name",
      minutes: ["Length", "In minutes."],
      price: ["Price", "In whole US dollars."],
      text: "What it involves",
    },
  },
  bring: "What a guest should bring",
  ask: ["Who to ask", "A role, not a name."],
  request: ["Can be requested", "Puts a link to the contact form on its page."],
  body,
};

export const storyWords: WordsOf<typeof storySchema> = {
  title: "Title",
  author: ["Author", "A first name."],
  date: "Day of publication",
  category: ["Category above the title", "Such as Interior."],
  topic: "Category of the blog",
  tags: "Tags",
  excerpt: card,
  description: search,
  popular: ["Popular", "Listed at the side of the blog."],
  picture,
  caption: "Caption of the picture",
  byline: ["About the author", "One sentence below the text."],
  body,
};

export const offerWords: WordsOf<typeof offerSchema> = {
  order,
  home: "Shown on the home page of",
  name: "Name",
  room: ["Room", "The discount comes off its price. Leave it empty for an offer without a rate."],
  discountPercent: ["Discount", "A percentage, as a whole number."],
  from: ["First night", "Such as 2026-10-12. Empty: it holds for every night."],
  to: ["Last night", "Such as 2026-12-20."],
  exceptNights: {
    label: "Nights that it does not hold for",
    one: "period",
    fields: { from: "First night", to: "Last night" },
  },
  text: "A sentence about it",
  picture,
};

const scope = {
  house: "House",
  rooms: ["Rooms", "Rooms of this house. Empty: all of them."],
} as const;

export const rateWords: WordsOf<typeof rateSchema> = {
  name: ["Name", "Guests read it beside these nights, such as High season."],
  ...scope,
  from: ["First night", "10-01 for every year, 2026-10-01 for one. Empty: all year."],
  to: ["Last night", "In the same form."],
  feast: ["Feast", "In place of the two nights: it moves with the Ethiopian calendar."],
  daysBefore: "Nights before the feast",
  daysAfter: "Nights after the feast",
  weekdays: ["Only these nights", "The night that begins on that day. Empty: every night."],
  percent: ["Change in per cent", "Of the room’s own price: 20 or -10; 0 keeps it."],
  dollars: ["Change in US dollars", "In place of per cent: 40 or -30."],
  closed: ["Closed", "Nobody can stay on these nights."],
  leastNights: "Fewest nights of a stay",
  mostNights: "Most nights of a stay",
  arrivalDays: ["Days of arrival", "Empty: any."],
  guests: ["Guests in the rate", "How many it covers. Empty: all that the room sleeps."],
  furtherGuest: ["Further guest", "In US dollars a night."],
  children: {
    label: "Children",
    one: "price",
    hint: "From the youngest; an older child pays as a further guest.",
    fields: { upToAge: "Up to the age of", perNight: "In US dollars a night" },
  },
  included: ["Included", "What this rate includes besides, such as Half board."],
};

const shareWords = {
  percent: "In per cent",
  counted: ["Where it is", "In the price already, or on top of it."],
} as const;

export const taxWords: WordsOf<typeof taxSchema> = {
  ...scope,
  serviceCharge: { label: "Service charge", fields: shareWords },
  vat: { label: "VAT", hint: "Taken of the service charge too.", fields: shareWords },
  fees: {
    label: "Local fees",
    one: "fee",
    fields: {
      name: "Name",
      amount: "In US dollars",
      per: "For each",
      fromAge: ["From the age of", "Empty: everyone pays."],
    },
  },
};

export const termsWords: WordsOf<typeof termsSchema> = {
  ...scope,
  offer: ["Offer", "If these terms are for its stays only."],
  freeUntilDays: ["Free to cancel", "Until so many days before arrival."],
  afterwards: ["A later cancellation", "What it costs, in a sentence."],
  depositPercent: ["Deposit", "In per cent of the whole price."],
  deposit: ["When and how it is paid", "A sentence."],
  payment: ["The rest", "When and how it is paid, in a sentence."],
  noShow: ["Guests who do not come", "A sentence."],
  children: ["Children", "A sentence."],
  pets: ["Pets", "A sentence."],
};

export const currencyWords: WordsOf<typeof currencySchema> = {
  name: ["Name", "As in “See it in euros”."],
  code: ["Code", "Such as EUR."],
  perDollar: ["For one dollar", "Such as 0.92."],
  date: ["The day of that rate", "Such as 2026-11-20."],
};

export const voucherWords: WordsOf<typeof voucherSchema> = {
  order,
  title: "What it’s for",
  theme: ["Kind of gift", "Such as Spa and pool."],
  text: "What it includes, in a sentence",
  picture,
};

export const testimonialWords: WordsOf<typeof testimonialSchema> = {
  order,
  home: "Shown on the home page of",
  quote: ["Quotation", "The guest’s own words, with their permission."],
  author: ["Name", "The one the guest agreed to."],
  role: "Who they are",
};

export const questionWords: WordsOf<typeof questionSchema> = {
  order,
  title: "Question",
  text: "Answer",
};

export const memberWords: WordsOf<typeof memberSchema> = {
  order,
  name: "First name and surname",
  role: "What they do",
  email: "E-mail",
};

export const dishWords: WordsOf<typeof dishSchema> = {
  order,
  meal: "Meal",
  title: "Name",
  price: ["Price", "In US dollars, a whole number."],
  description: ["Description", "What is in it, in a sentence."],
  picture,
};

const focal = [
  "Focal point",
  "Click the part that must stay visible when the picture is cropped.",
] as const;

export const pictureWords: WordsOf<typeof pictureSchema> = {
  file: ["Picture", "1600 × 1066 pixels or more."],
  alt: ["What it shows", "Read out to guests who can’t see it: a sentence, 20 characters or more."],
  focal,
  portrait: {
    label: "For phones held upright",
    hint: "The same scene as a portrait, 960 × 1200 pixels or more. Without it the picture is cropped.",
    fields: { file: "Portrait", focal },
  },
  night: [
    "After dark",
    "The name of a picture of the same view at night: it replaces this one at the top of pages in dark mode.",
  ],
};

const houses = {
  tana: "Tana",
  bishoftu: "Bishoftu",
  awash: "Awash",
  entoto: "Entoto",
} as const;
const cityHouses = { hostel: "Hostel", city: "City Hotel", apartment: "Apartments" } as const;
const networks = {
  facebook: "Facebook",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
} as const;

export const siteWords: WordsOf<typeof siteSchema> = {
  brand: {
    label: "Brand",
    fields: {
      name: "Name",
      shortName: "Name in one word",
      foundedYear: "Founded in",
      tagline: "What you are, in a line",
    },
  },
  origin: ["Address of the site", "Such as https://adey.example, without a slash at the end."],
  founder: { label: "Founder", fields: { name: "Name", role: "Role" } },
  phones: { label: "Phones", fields: { booking: "Booking", ...houses } },
  emails: { label: "E-mails", fields: { booking: "Booking", info: "Everything else" } },
  addresses: { label: "Addresses", fields: { head: "Head office", ...houses, ...cityHouses } },
  hosts: {
    label: "Your other sites",
    fields: {
      booking: "Booking engine",
      training: "Training",
      taskManager: "Task manager",
      reward: "Rewards",
    },
  },
  social: { label: "Profiles", hint: "Links left empty lead nowhere.", fields: networks },
  share: { label: "Sharing", hint: "The page's address is added at the end.", fields: networks },
  accounts: {
    label: "Guests' accounts",
    hint: "Links left empty lead nowhere.",
    fields: {
      paymentOptions: "Payment options",
      myBookings: "My bookings",
      ourReview: "Our review",
      login: "Log in",
      signUp: "Sign up",
    },
  },
  video: {
    label: "Films",
    hint: "A path on this site, or the address of a YouTube or Vimeo film or of a media file.",
    fields: { promo: "Film", hero: "Film on the first home page" },
  },
  map: { label: "Map", fields: { frameUrl: "Address of the map" } },
  chatbot: { label: "Concierge", fields: { src: "Address of its script" } },
  forms: {
    label: "Forms",
    hint: "Without an address, no form sends anything.",
    fields: {
      endpoint: "Where they send",
      format: "How the fields are sent",
      fields: ["Fixed fields", "What a form service asks for, such as access_key."],
    },
  },
  send: {
    label: "Ways to send a stay",
    hint: "E-mail and phone are always offered.",
    fields: {
      whatsapp: ["WhatsApp", "Digits with the country code, such as 251110000001."],
      telegram: ["Telegram", "The user name, without @."],
      engine: ["Booking engine", "An address that contains {checkIn} and {checkOut}."],
    },
  },
  pricesConfirmed: ["Prices confirmed on", "The day on which you last went through every price."],
  availability: {
    label: "Nights that are taken",
    fields: {
      maxAgeHours: ["Shown for so many hours", "After that guests see nothing of an old reading."],
    },
  },
  firstPrice: ["First price on cards", "The lowest night with taxes, or the room’s own rate."],
  offline: ["Works offline", "Keeps visited pages and the stay card."],
  security: {
    label: "Security contact",
    fields: {
      contact: ["Contact", "A mailto: or https:// address. Leave it empty for the contact page."],
      expires: "Expires on",
    },
  },
  desk: ["Live desk", "Puts this desk at /desk/ on the published site."],
  repository: {
    label: "Repository",
    hint: "Where the live desk saves.",
    fields: {
      host: "Host",
      name: ["Name", "Owner and name, such as adey/website."],
      branch: "Branch",
      signIn: [
        "Sign-in service",
        "Address of an OAuth client. Leave it empty to sign in with a token.",
      ],
      application: ["Application", "Its id at GitLab. Leave it empty to sign in with a token."],
    },
  },
};
