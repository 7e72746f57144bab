import { z } from "zod";
import { day, oneOf, text, wholeNumber } from "./fields";
import { houseIds } from "./house";
import { locationIds } from "./location-ids";

const matching = (pattern: RegExp, what: string) =>
  z.string(`it should be ${what}.`).regex(pattern, `it should be ${what}.`);

const phone = matching(/^\+\d{1,3}( \d{2,4}){3,5}$/, "a phone number such as +251 11 000 00 01");
const email = z.email("it should be an e-mail address such as booking@example.com.");
const outsideUrl = matching(/^https:\/\/[^\s/]+(\/\S*)?$/, "an address that begins with https://");
const pathOrUrl = matching(
  /^(\/[^\s/]\S*|https:\/\/[^\s/]+(\/\S*)?)$/,
  "a path of this site (/film/adey.mp4) or an address that begins with https://",
);
const origin = matching(
  /^https?:\/\/[^\s/]+$/,
  "an origin such as https://adey.example, without a slash at the end",
);
const securityContact = matching(
  /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
  "an address such as mailto:security@example.com, or one that begins with https://",
);
/**
 * YAML reads digits without quotation marks as a number and drops a leading zero, so only ten digits or more certainly include a country
 * code.
 */
const whatsappNumber = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  matching(/^[1-9]\d{9,14}$/, "digits with the country code, such as 251110000001"),
);
const telegramName = matching(
  /^[A-Za-z]\w{4,31}$/,
  "the user name of a Telegram account: at least five letters, digits or underscores, without the @",
);
const flag = z.boolean("it should be true or false.");

/** The placeholders that the address of a booking engine may have; components/features/contact/request-hrefs.ts fills them in. */
const enginePlaceholders = [
  "checkIn",
  "checkOut",
  "rooms",
  "adults",
  "children",
  "room",
  "offer",
] as const;

const engineAddress = outsideUrl.superRefine((address, context) => {
  const asked = Array.from(address.matchAll(/\{([^{}]*)\}/g), ([, name = ""]) => name);
  const unknown = asked.filter((name) => !enginePlaceholders.some((known) => known === name));
  const known = enginePlaceholders.map((name) => `{${name}}`).join(" ");
  if (unknown.length > 0) {
    const named = unknown.map((name) => `{${name}}`).join(", ");
    context.addIssue(`${named} is not part of a stay: the address can contain ${known}.`);
  } else if (/[{}]/.test(address.replace(/\{\w+\}/g, ""))) {
    context.addIssue(`a brace is left open: the address can contain ${known}.`);
  } else if (!asked.includes("checkIn") || !asked.includes("checkOut")) {
    context.addIssue("it needs {checkIn} and {checkOut}, or every guest has to start again there.");
  }
});

export const networks = ["facebook", "twitter", "linkedin", "pinterest"] as const;
export const accounts = ["paymentOptions", "myBookings", "ourReview", "login", "signUp"] as const;

const each = <Name extends string, Value>(names: readonly Name[], value: z.ZodType<Value>) =>
  z.record(z.enum(names), value);

/** Requires one value for each name, but an owner may leave any of them out. */
const some = <Name extends string, Value>(names: readonly Name[], value: z.ZodType<Value>) =>
  z.partialRecord(z.enum(names), value);

export const siteSchema = z
  .strictObject({
    brand: z.strictObject({
      name: text("the name of the brand"),
      shortName: text("the name in one word"),
      foundedYear: z
        .int("it should be a year such as 2002.")
        .min(1800, "it should be a year such as 2002."),
      tagline: text("what you are, in a line"),
    }),
    origin,
    founder: z.strictObject({ name: text("a name"), role: text("the founder's role") }),
    phones: each(["booking", ...locationIds], phone),
    emails: each(["booking", "info"], email),
    addresses: each(["head", ...houseIds], text("a street, a town and a country")),
    hosts: each(["booking", "training", "taskManager", "reward"], outsideUrl),
    social: some(networks, outsideUrl).prefault({}),
    share: each(networks, outsideUrl),
    accounts: some(accounts, outsideUrl).prefault({}),
    video: each(["promo", "hero"], pathOrUrl),
    map: z.strictObject({ frameUrl: outsideUrl.optional() }).prefault({}),
    chatbot: z.strictObject({ src: pathOrUrl.optional() }).prefault({}),
    forms: z
      .strictObject({
        endpoint: pathOrUrl.optional(),
        format: oneOf(["urlencoded", "multipart", "json"]).default("urlencoded"),
        fields: z
          .record(text("the name of a field"), text("what the field always contains"))
          .optional(),
      })
      .prefault({}),
    send: z
      .strictObject({
        whatsapp: whatsappNumber.optional(),
        telegram: telegramName.optional(),
        engine: engineAddress.optional(),
      })
      .prefault({}),
    pricesConfirmed: day("the day on which you last went through every price").optional(),
    firstPrice: oneOf(["whole", "rate"]).default("whole"),
    availability: z
      .strictObject({
        maxAgeHours: wholeNumber(
          "the number of hours after which taken nights are no longer shown",
          1,
          168,
        ).default(24),
      })
      .prefault({}),
    offline: flag,
    security: z.strictObject({
      contact: securityContact.optional(),
      expires: day("the day on which it expires"),
    }),
    /** Whether the published site has /desk/, and where that saves. */
    desk: flag.default(false),
    repository: z
      .strictObject({
        host: oneOf(["github", "gitlab"]),
        name: matching(/^[\w.-]+(\/[\w.-]+)+$/, "owner and name, such as adey/website"),
        branch: text("the branch that is published").default("main"),
        signIn: outsideUrl.optional(),
        /** On GitLab a page can sign users in by itself, once it is registered there. */
        application: text("the id of an application at GitLab").optional(),
      })
      .refine(({ host, application }) => !application || host === "gitlab", {
        path: ["application"],
        message: "leave it empty: only GitLab signs people in without a service.",
      })
      .optional(),
  })
  .refine((site) => !site.desk || site.repository, {
    path: ["repository"],
    message: "it should be the repository in which a live desk saves: its host and its name.",
  });
