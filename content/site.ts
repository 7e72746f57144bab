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

type Rule = { readonly holds: (value: string) => boolean; readonly fact: string };

const isText = {
  holds: (value) => value.trim() !== "",
  fact: "must not be empty",
} satisfies Rule;
const isPhone = {
  holds: (value) => /^\+\d{1,3}( \d{2,4}){3,5}$/.test(value),
  fact: "must look like +251 11 000 00 01",
} satisfies Rule;
const isEmail = {
  holds: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  fact: "must look like booking@example.com",
} satisfies Rule;
const isOrigin = {
  holds: (value) => /^https?:\/\/[^\s/]+$/.test(value),
  fact: "must be an origin such as https://adey.example, without a slash at its end",
} satisfies Rule;
const isOutsideUrl = {
  holds: (value) => /^https:\/\/[^\s/]+(\/\S*)?$/.test(value),
  fact: "must be an address that begins with https://",
} satisfies Rule;
const isPathOrUrl = {
  holds: (value) => /^\/[^\s/]\S*$/.test(value) || isOutsideUrl.holds(value),
  fact: "must be a path of this site (/film/adey.mp4) or an address that begins with https://",
} satisfies Rule;
const isSecurityContact = {
  holds: (value) => /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/.test(value),
  fact: "must look like mailto:security@example.com or begin with https://",
} satisfies Rule;
const isDay = {
  holds: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  fact: "must be a day such as 2027-11-20",
} satisfies Rule;
const isWhatsapp = {
  holds: (value) => /^\d{8,15}$/.test(value),
  fact: "must be digits with the country code, such as 251110000001",
} satisfies Rule;

/** Throws one error that names every wrong field and what it must be; an owner reads it in the build's output. */
export function validateSite(facts: Site): Site {
  const faults: string[] = [];
  const check = (field: string, value: string | undefined, rule: Rule) => {
    if (value === undefined || !rule.holds(value))
      faults.push(`content/site.ts: ${field} ${rule.fact}`);
  };
  const checkOptional = (field: string, value: string | undefined, rule: Rule) => {
    if (value !== undefined) check(field, value, rule);
  };
  const checkEach = (group: string, values: Record<string, string>, rule: Rule) => {
    for (const [key, value] of Object.entries(values)) check(`${group}.${key}`, value, rule);
  };
  const checkEachOptional = (
    group: string,
    values: Record<string, string | undefined>,
    rule: Rule,
  ) => {
    for (const [key, value] of Object.entries(values))
      checkOptional(`${group}.${key}`, value, rule);
  };

  check("brand.name", facts.brand.name, isText);
  check("brand.shortName", facts.brand.shortName, isText);
  check("brand.tagline", facts.brand.tagline, isText);
  if (!Number.isInteger(facts.brand.foundedYear) || facts.brand.foundedYear < 1800) {
    faults.push("content/site.ts: brand.foundedYear must be a year such as 2002");
  }
  check("origin", facts.origin, isOrigin);
  checkEach("founder", facts.founder, isText);
  checkEach("phones", facts.phones, isPhone);
  checkEach("emails", facts.emails, isEmail);
  checkEach("addresses", facts.addresses, isText);
  checkEach("hosts", facts.hosts, isOutsideUrl);
  checkEachOptional("social", facts.social, isOutsideUrl);
  checkEach("share", facts.share, isOutsideUrl);
  checkEachOptional("accounts", facts.accounts, isOutsideUrl);
  checkEach("video", facts.video, isPathOrUrl);
  checkOptional("map.frameUrl", facts.map.frameUrl, isOutsideUrl);
  checkOptional("chatbot.src", facts.chatbot.src, isPathOrUrl);
  checkOptional("forms.endpoint", facts.forms.endpoint, isPathOrUrl);
  checkOptional("whatsapp", facts.whatsapp, isWhatsapp);
  checkOptional("security.contact", facts.security.contact, isSecurityContact);
  check("security.expires", facts.security.expires, isDay);

  if (faults.length > 0) throw new Error(faults.join("\n"));
  return facts;
}

validateSite(site);
