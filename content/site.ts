import type { AccountLink, LocationId, SocialNetwork } from "./types";

/** What an owner sets before the site goes live. `undefined` leaves a link, form or frame without its outside part. */
export type Site = {
  brand: { name: string; shortName: string; foundedYear: number; tagline: string };
  /** The public origin, without a slash at its end; NEXT_PUBLIC_SITE_URL overrides it at build time. */
  origin: string;
  founder: { name: string; role: string };
  phones: { booking: string } & Record<LocationId, string>;
  emails: { booking: string; info: string };
  addresses: { head: string } & Record<LocationId, string>;
  hosts: { booking: string; training: string; taskManager: string; reward: string };
  social: Record<SocialNetwork, string | undefined>;
  /** Where a guest who presses Share is sent; the page's address is added at the end. */
  share: Record<SocialNetwork, string>;
  accounts: Record<AccountLink, string | undefined>;
  /** A film of our own (a path) or an https address: YouTube, Vimeo or a media file. */
  video: { promo: string; hero: string };
  /** Fetched only when a visitor asks for the map. */
  map: { frameUrl: string | undefined };
  chatbot: { src: string | undefined };
  /** Without an endpoint no form sends anything. */
  forms: { endpoint: string | undefined };
  /** Whether visited pages and the stay card can be read without a connection; false also clears what browsers keep already. */
  offline: boolean;
  /** Whether scripts wait for the guest's first intent; false starts them as the framework does. */
  lateStart: boolean;
  /** Digits with the country code, as wa.me takes them. */
  whatsapp: string | undefined;
  /** security.txt: who is told of a weakness (mailto: or https:; unset, the contact page), and until which day that holds. */
  security: { contact: string | undefined; expires: string };
};

/** Placeholder facts: the founder's name, phones, e-mails, addresses and hosts are neutral and belong to nobody. */
export const site: Site = {
  brand: {
    name: "Adey Resort & Spa",
    shortName: "Adey",
    foundedYear: 2002,
    tagline: "Resorts and spas by Ethiopian water and forest",
  },
  origin: "https://adey.example",
  founder: { name: "Dawit Alemu", role: "Founder and CEO" },
  phones: {
    booking: "+251 11 000 00 01",
    tana: "+251 11 000 00 02",
    bishoftu: "+251 11 000 00 03",
    awash: "+251 11 000 00 04",
    entoto: "+251 11 000 00 05",
  },
  emails: { booking: "booking@example.com", info: "info@example.com" },
  addresses: {
    head: "Bole Road, Addis Ababa, Ethiopia",
    tana: "Lake Shore Road, Bahir Dar, Ethiopia",
    bishoftu: "Crater Lake Road, Bishoftu, Ethiopia",
    awash: "Awash National Park, Afar, Ethiopia",
    entoto: "Entoto Park Road, Addis Ababa, Ethiopia",
  },
  hosts: {
    booking: "https://booking.adey.example",
    training: "https://training.adey.example",
    taskManager: "https://tasks.adey.example",
    reward: "https://reward.adey.example",
  },
  social: { facebook: undefined, twitter: undefined, linkedin: undefined, pinterest: undefined },
  share: {
    facebook: "https://www.facebook.com/sharer/sharer.php?u=",
    twitter: "https://twitter.com/intent/tweet?url=",
    linkedin: "https://www.linkedin.com/sharing/share-offsite/?url=",
    pinterest: "https://www.pinterest.com/pin/create/button/?url=",
  },
  accounts: {
    paymentOptions: undefined,
    myBookings: undefined,
    ourReview: undefined,
    login: undefined,
    signUp: undefined,
  },
  video: { promo: "/film/adey.mp4", hero: "/film/adey.mp4" },
  map: {
    frameUrl:
      "https://www.openstreetmap.org/export/embed.html?bbox=36.6%2C8.3%2C40.7%2C12.2&layer=mapnik&marker=9.09%2C38.76",
  },
  chatbot: { src: "/concierge/concierge.js" },
  forms: { endpoint: undefined },
  offline: true,
  lateStart: true,
  whatsapp: undefined,
  security: { contact: undefined, expires: "2027-11-20" },
};
