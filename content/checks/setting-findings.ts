import type { CheckFacts } from "./check-facts";
import { isReservedAddress, isReservedEmail } from "./reserved";
import { one, siteFile, type Finding } from "./finding";

export function teamLetters({ team, site }: CheckFacts): Finding[] {
  const nowhere = team.filter(({ email }) => email !== undefined && isReservedEmail(email));
  const without = team.filter(({ email }) => email === undefined);
  return [
    ...nowhere.map(({ id, email }) =>
      one(
        `content/records/team/${id}.yaml`,
        `email is ${email}`,
        "What a guest writes there is lost.",
      ),
    ),
    ...(without.length === 0
      ? []
      : [
          one(
            "content/records/team",
            `email is not set for ${without.length} of ${team.length} people`,
            `Guests reach all of them at ${site.emails.info} (emails, info).`,
          ),
        ]),
  ];
}

/** One channel beyond e-mail and telephone is enough, but guests from abroad look for WhatsApp, so its absence is named by itself. */
export function waysToSend({ site: { send } }: CheckFacts): Finding[] {
  if (send.whatsapp) return [];
  const where = `${siteFile}, send`;
  const others = send.telegram ?? send.engine;
  return [
    others
      ? one(
          where,
          "whatsapp: not set",
          "Guests from abroad who would ask by WhatsApp find no number, and may ask another hotel.",
        )
      : one(
          where,
          "whatsapp, telegram, engine: none of them is set",
          "A guest can send a chosen stay only by e-mail or phone.",
        ),
  ];
}

export function origin({ site, siteUrl }: CheckFacts): Finding[] {
  if (!isReservedAddress(siteUrl || site.origin)) return [];
  const meaning =
    "Search engines, shared links and the site map name an address that doesn’t exist.";
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

/** Formats counts as "18 rooms, 7 offers and 16 dishes". */
function listed(figures: CheckFacts["figures"]): string {
  const parts = Object.entries(figures).map(([name, count]) => `${count} ${name}`);
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
}

/** Returns the same day of the year before. */
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

export function prices(
  { site: { pricesConfirmed: day }, figures }: CheckFacts,
  today: string,
): Finding[] {
  const line = !day
    ? "not set"
    : day > today
      ? `it is ${day}, a day that hasn’t come yet`
      : day < yearBefore(today)
        ? `it is ${day}, more than a year ago`
        : undefined;
  if (line === undefined) return [];
  const where = `${siteFile}, pricesConfirmed`;
  return [
    {
      ...one(where, line, "Guests rely on prices that no one has confirmed."),
      lines: [line, `${listed(figures)} have a figure`],
    },
  ];
}

/** Whether taxes come on top of rates that are shown without them. */
export function hiddenTaxes({ site: { firstPrice }, taxesOnTop }: CheckFacts): Finding[] {
  if (firstPrice === "whole" || taxesOnTop.length === 0) return [];
  return [
    one(
      `${siteFile}, firstPrice`,
      `it is rate, and taxes come on top in ${taxesOnTop.join(", ")}`,
      "Guests first see the whole price when they have chosen their nights.",
    ),
  ];
}

const expiryNotice = 30;

export function expiry({ site: { security } }: CheckFacts, today: string): Finding[] {
  const days = (Date.parse(security.expires) - Date.parse(today)) / 86_400_000;
  if (days > expiryNotice) return [];
  const when = days < 0 ? "a day that has passed" : `${expiryNotice} days from now or sooner`;
  return [
    one(
      `${siteFile}, security`,
      `expires is ${security.expires}, ${when}`,
      "After that security.txt no longer counts: a person who finds a weakness has no one to tell.",
    ),
  ];
}
