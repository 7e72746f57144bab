import { ownFilm } from "./film";
import { isReservedAddress, isReservedEmail, isReservedPhone } from "./reserved";
import { accounts, networks } from "./schemas/site";
import type { CheckFacts } from "./check-facts";

/** One matter for the owner: where it stands, what stands there, and what that means for a guest. */
type Finding = {
  readonly where: string;
  readonly stands: readonly string[];
  readonly meaning: string;
  /** Every setting is one thing; so are all pictures together, or all records of a kind. */
  readonly things: number;
};

/** What one task of the owner's settles. */
export type Group = { readonly title: string; readonly findings: readonly Finding[] };

type Setting = { readonly name: string; readonly value: string };

const siteFile = "content/site.yaml";

function settingsIn(value: unknown, name = ""): readonly Setting[] {
  if (typeof value === "string") return [{ name, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    settingsIn(child, name === "" ? key : `${name}, ${key}`),
  );
}

/** The settings of a part of site.yaml that are reserved for examples. */
function reserved(
  { site }: CheckFacts,
  part: keyof CheckFacts["site"],
  meaning: string,
): Finding[] {
  const stands = settingsIn(site[part])
    .filter(({ value }) =>
      [isReservedPhone, isReservedEmail, isReservedAddress].some((is) => is(value)),
    )
    .map(({ name, value }) => `${name} is ${value}`);
  return stands.length === 0
    ? []
    : [{ where: `${siteFile}, ${part}`, stands, meaning, things: stands.length }];
}

function unset(
  part: string,
  values: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  meaning: string,
): Finding[] {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === 0) return [];
  const stands = [`${missing.join(", ")}: not set`];
  return [{ where: `${siteFile}, ${part}`, stands, meaning, things: missing.length }];
}

const one = (where: string, stands: string, meaning: string): Finding => ({
  where,
  stands: [stands],
  meaning,
  things: 1,
});

function teamLetters({ team, site }: CheckFacts): Finding[] {
  const nowhere = team.filter(({ email }) => email !== undefined && isReservedEmail(email));
  const without = team.filter(({ email }) => email === undefined);
  return [
    ...nowhere.map(({ id, email }) =>
      one(`content/team/${id}.yaml`, `email is ${email}`, "What a guest writes there is lost."),
    ),
    ...(without.length === 0
      ? []
      : [
          one(
            "content/team",
            `email is not set for ${without.length} of ${team.length} people`,
            `Guests reach all of them at ${site.emails.info} (emails, info).`,
          ),
        ]),
  ];
}

/** One way beyond e-mail and telephone is enough: a house need not have all three. */
function waysToSend({ site: { send } }: CheckFacts): Finding[] {
  if (send.whatsapp || send.telegram || send.engine) return [];
  return [
    one(
      `${siteFile}, send`,
      "whatsapp, telegram, engine: none of them is set",
      "A guest can send a chosen stay by e-mail or telephone only.",
    ),
  ];
}

function origin({ site, siteUrl }: CheckFacts): Finding[] {
  if (!isReservedAddress(siteUrl || site.origin)) return [];
  const meaning =
    "Search engines, shared links and the site map name an address that does not exist.";
  return siteUrl
    ? [one("NEXT_PUBLIC_SITE_URL", `it is ${siteUrl}`, meaning)]
    : [
        one(
          `${siteFile}, origin`,
          `it is ${site.origin}, and NEXT_PUBLIC_SITE_URL, which overrides it, is not set`,
          meaning,
        ),
      ];
}

/** "18 rooms, 7 offers and 16 dishes". */
function listed(figures: CheckFacts["figures"]): string {
  const parts = Object.entries(figures).map(([name, count]) => `${count} ${name}`);
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
}

function amharicNames({ unnamedInAmharic }: CheckFacts): Finding[] {
  if (unnamedInAmharic.length === 0) return [];
  return [
    {
      ...one(
        "content/amharic.ts, amharicRooms",
        `${unnamedInAmharic.join(", ")}: not set`,
        "Guests who read Amharic see these names in English.",
      ),
      things: unnamedInAmharic.length,
    },
  ];
}

function amharicReview({ amharicReviewed }: CheckFacts): Finding[] {
  if (amharicReviewed) return [];
  return [
    one(
      "content/amharic.ts, reviewed",
      "it is false",
      "Guests who read Amharic read words that no native speaker has reviewed.",
    ),
  ];
}

function amharicName({ brandInAmharic, site: { brand } }: CheckFacts): Finding[] {
  if (brandInAmharic) return [];
  return [
    one(
      "content/amharic.ts, amharicBrand",
      `"${brand.name}": not set`,
      "Guests who read Amharic see the name of the house in English.",
    ),
  ];
}

/** What still says the name that the house was delivered with. */
function formerName({ site: { brand, video }, formerName: places }: CheckFacts): Finding[] {
  const { shows, file } = ownFilm;
  const filmed = shows.shortName === brand.shortName && shows.tagline === brand.tagline;
  const film =
    filmed || ![video.promo, video.hero].includes(file)
      ? []
      : [
          one(
            `public${file}, its last shot and caption`,
            `they say "${shows.shortName}" and "${shows.tagline}", as ${siteFile} did when the film was made`,
            `Guests read another name or line there than on the pages: name a film of your own in ${siteFile}, video, or have this one made anew (art/film/make.ts, content/film.ts).`,
          ),
        ];
  const words = places.map((where) =>
    one(where, `it says "${shows.shortName}"`, "Guests read the name that the house had before."),
  );
  return [...film, ...words];
}

function hours({ hoursInCode }: CheckFacts): Finding[] {
  return hoursInCode.map(({ one: told, other, note }) => {
    const stands = `it is "${told.words}", but ${other.where} is "${other.words}"`;
    const meaning = "Guests read both, and one of them is wrong.";
    return one(told.where, stands, note ? `${meaning} ${note}` : meaning);
  });
}

/** The same day of the year before. */
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

function prices({ site: { pricesConfirmed: day }, figures }: CheckFacts, today: string): Finding[] {
  const stands = !day
    ? "not set"
    : day > today
      ? `it is ${day}, a day that has not come yet`
      : day < yearBefore(today)
        ? `it is ${day}, more than a year ago`
        : undefined;
  if (stands === undefined) return [];
  const where = `${siteFile}, pricesConfirmed`;
  return [
    {
      ...one(where, stands, "Guests reckon with prices that nobody has confirmed."),
      stands: [stands, `${listed(figures)} have a figure`],
    },
  ];
}

const expiryNotice = 30;

function expiry({ site: { security } }: CheckFacts, today: string): Finding[] {
  const days = (Date.parse(security.expires) - Date.parse(today)) / 86_400_000;
  if (days > expiryNotice) return [];
  const when = days < 0 ? "a day that is over" : `${expiryNotice} days from now or sooner`;
  return [
    one(
      `${siteFile}, security`,
      `expires is ${security.expires}, ${when}`,
      "From then on security.txt counts for nothing: whoever finds a weakness knows nobody to tell.",
    ),
  ];
}

type Delivered = readonly [kind: string, where: string, what: string, meaning: string];

const deliveredPictures: Delivered = [
  "media",
  "content/media",
  "pictures",
  "They are rendered by a computer: a guest sees no photograph of your houses.",
];

/** Nothing tells an invented name or street from a real one, so these count while they are what was delivered. */
const deliveredWords: readonly Delivered[] = [
  [
    "testimonials",
    "content/testimonials",
    "quotations",
    "Guests read praise that no guest has given.",
  ],
  [
    "comments",
    "content/posts.ts, comments",
    "comments",
    "Guests read letters that nobody has written.",
  ],
  [
    "founder",
    `${siteFile}, founder`,
    "names",
    "The announcement of the village quotes somebody who does not exist.",
  ],
  ["team", "content/team", "names", "Guests ask for people who do not exist."],
  [
    "addresses",
    `${siteFile}, addresses`,
    "streets",
    "Guests and their maps look for a house in streets that nobody has confirmed.",
  ],
  [
    "services",
    "content/services",
    "opening hours",
    "Guests come at hours that nobody has confirmed.",
  ],
  [
    "houses",
    "content/houses",
    "check-in times and distances",
    "Guests plan their arrival by what nobody has confirmed.",
  ],
  [
    "resorts",
    "content/resorts",
    "lists of activities and ways there",
    "Guests plan their days by what nobody has confirmed.",
  ],
];

/** What still stands as it was delivered; a picture's bytes tell it, whatever its file is called now. */
function asDelivered({ hashes, shipped }: CheckFacts, [kind, where, what, meaning]: Delivered) {
  const known = new Set(Object.values(shipped));
  const all = Object.entries(hashes).filter(([name]) => name.startsWith(`${kind}/`));
  const same = all
    .filter(([, hash]) => known.has(hash))
    .map(([name]) => name.slice(kind.length + 1));
  if (same.length === 0) return [];
  const some = same.slice(0, 3).join(", ") + (same.length > 3 ? " …" : "");
  return [one(where, `${same.length} of ${all.length} ${what} as delivered: ${some}`, meaning)];
}

/** Everything that is still a placeholder or unset, what matters most to a guest first. */
export function placeholders(facts: CheckFacts, today: string): readonly Group[] {
  const { site } = facts;
  const lost = "A guest who follows these links arrives nowhere.";
  const idle = "The links are shown and lead nowhere.";
  const groups: readonly Group[] = [
    {
      title: "Telephone and e-mail",
      findings: [
        ...reserved(facts, "phones", "Nobody has these numbers: a guest who calls reaches no one."),
        ...reserved(facts, "emails", "Nobody reads these: what a guest writes is lost."),
        ...teamLetters(facts),
      ],
    },
    {
      title: "Forms, and ways to send a stay",
      findings: [
        ...unset(
          "forms",
          { endpoint: site.forms.endpoint },
          ["endpoint"],
          "Forms send nothing: a guest is offered an e-mail instead.",
        ),
        ...reserved(facts, "forms", "What a guest sends is lost."),
        ...waysToSend(facts),
        ...reserved(facts, "send", "A guest who sends a stay this way reaches no one."),
      ],
    },
    { title: "Prices", findings: prices(facts, today) },
    {
      title: "Addresses on the web",
      findings: [
        ...origin(facts),
        ...reserved(facts, "hosts", lost),
        ...reserved(facts, "social", lost),
        ...reserved(facts, "accounts", lost),
        ...reserved(facts, "share", "A guest who shares a page arrives nowhere."),
        ...reserved(facts, "map", "A guest who asks for the map sees none."),
        ...reserved(facts, "video", "A guest who starts the film sees none."),
        ...reserved(facts, "chatbot", "A guest who opens the concierge gets no answer."),
        ...unset("accounts", site.accounts, accounts, idle),
        ...unset("social", site.social, networks, idle),
      ],
    },
    { title: "Pictures", findings: asDelivered(facts, deliveredPictures) },
    {
      title: "Words (right as they stand? Delete their lines in content/shipped.yaml)",
      findings: deliveredWords.flatMap((words) => asDelivered(facts, words)),
    },
    { title: "Hours", findings: hours(facts) },
    { title: "The name of the house", findings: formerName(facts) },
    {
      title: "Amharic",
      findings: [...amharicName(facts), ...amharicNames(facts), ...amharicReview(facts)],
    },
    {
      title: "Security",
      findings: [
        ...expiry(facts, today),
        ...reserved(facts, "security", "Whoever reports a weakness reaches no one."),
        ...unset(
          "security",
          { contact: site.security.contact },
          ["contact"],
          "Whoever finds a weakness is sent to the contact page, like every guest.",
        ),
      ],
    },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}

export function countThings(groups: readonly Group[]): number {
  return groups.flatMap(({ findings }) => findings).reduce((sum, { things }) => sum + things, 0);
}

/** What npm run build ends with, and, without its advice, npm run check. */
export function countLine(count: number, advice = ""): string {
  if (count === 0) return "Well done: nothing is a placeholder any more, and nothing is unset.";
  const things =
    count === 1 ? "1 thing is still a placeholder" : `${count} things are still placeholders`;
  return `${things} or unset${advice}.`;
}

/** The stories that no guest sees yet: no fault and no placeholder, but an owner who looks for one has to know. */
export function describeWaiting(waiting: CheckFacts["waiting"]): string {
  return waiting
    .map(
      ({ id, date }) =>
        `content/stories/${id}.md waits for its day: it is shown by the first build from ${date} on.`,
    )
    .join("\n");
}

export function describe(groups: readonly Group[]): string {
  return groups
    .map(({ title, findings }) => {
      const lines = findings.flatMap(({ where, stands, meaning }) => [
        `  ${where}`,
        ...stands.map((line) => `    ${line}`),
        `    → ${meaning}`,
      ]);
      return [title, ...lines, ""].join("\n");
    })
    .join("\n");
}
