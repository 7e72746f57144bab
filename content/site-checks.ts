import type { Site } from "./site";

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
