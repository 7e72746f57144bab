import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { amharic, amharicBrand, amharicRooms } from "../copy/amharic";
import { dishes } from "../model/dishes";
import { houses } from "../model/houses";
import {
  currencies,
  priceRulesOf,
  rateRecords,
  taxRecords,
  termsRecords,
} from "../model/price-rules";
import type { FeedFacts } from "./feed-facts";
import type { RateFacts } from "./rate-facts";
import { hostelOffers, offers } from "../model/offers";
import { ownFilm } from "../copy/film";
import { comments, waitingPosts } from "../model/posts";
import { pricingCards } from "../copy/pricing";
import { readRecord, readRecords } from "../model/read-records";
import { resorts } from "../model/resorts";
import { allRooms, rooms } from "../model/rooms";
import { memberSchema, testimonialSchema } from "../schemas/lists";
import { allServices } from "../model/services";
import { site, type Site } from "../model/site";
import { allFeeds } from "../model/taken-rooms";

export type CheckFacts = RateFacts &
  FeedFacts & {
    readonly site: Site;
    /** NEXT_PUBLIC_SITE_URL overrides the origin. */
    readonly siteUrl: string | undefined;
    readonly team: readonly { readonly id: string; readonly email?: string | undefined }[];
    /** The rooms on the Amharic page that have no Amharic name. */
    readonly amharicReviewed: boolean;
    readonly unnamedInAmharic: readonly string[];
    /** Whether the brand has an Amharic name. */
    readonly brandInAmharic: boolean;
    readonly formerName: readonly string[];
    readonly waiting: readonly { readonly id: string; readonly date: string }[];
    /** How many records have a figure that a guest may be charged. */
    readonly figures: Readonly<Record<string, number>>;
    /** The files of taxes that come on top of the price. */
    readonly taxesOnTop: readonly string[];
    readonly hashes: Hashes;
    /** The hashes of the site as it was delivered. */
    readonly shipped: Hashes;
  };

export type Hashes = Readonly<Record<string, string>>;

const contentFolder = path.join(process.cwd(), "content");
const mediaFolder = path.join(contentFolder, "records", "media");
const team = readRecords("team", memberSchema);
const testimonials = readRecords("testimonials", testimonialSchema);

const treated = allServices.filter(({ treatments }) => treatments);

const hashOf = (value: string | Uint8Array) =>
  createHash("sha256").update(value).digest("hex").slice(0, 16);

function hashesOf<Entry extends { readonly id: string }>(
  kind: string,
  entries: readonly Entry[],
  words: (entry: Entry) => unknown,
): Hashes {
  return Object.fromEntries(
    entries.map((entry) => [
      `${kind}/${entry.id}`,
      hashOf(JSON.stringify([entry.id, words(entry)])),
    ]),
  );
}

/**
 * Only invented words count: an owner who moves a quotation in its list has not replaced it. They are hashed with their record's id,
 * because two places may well have the same hours.
 */
function currentHashes(): Hashes {
  const pictures = readdirSync(mediaFolder).filter((file) =>
    /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file),
  );
  const addresses = Object.entries(site.addresses).map(([id, text]) => ({ id, text }));
  return {
    ...Object.fromEntries(
      pictures.map((file) => [`media/${file}`, hashOf(readFileSync(path.join(mediaFolder, file)))]),
    ),
    ...hashesOf("testimonials", testimonials, ({ quote, author }) => [quote, author]),
    ...hashesOf("comments", comments, ({ author, text }) => [author, text]),
    ...hashesOf("founder", [{ id: site.founder.name }], ({ id }) => id),
    ...hashesOf("team", team, ({ name }) => name),
    ...hashesOf("addresses", addresses, ({ text }) => text),
    ...hashesOf("services", allServices, ({ hours }) => hours),
    ...hashesOf("treatments", treated, ({ treatments }) => treatments),
    ...hashesOf("houses", houses, ({ checkIn, checkOut, near }) => [checkIn, checkOut, near]),
    ...hashesOf("rates", rateRecords, (rate) => rate),
    ...hashesOf("taxes", taxRecords, (taxes) => taxes),
    ...hashesOf("terms", termsRecords, (terms) => terms),
    ...hashesOf(
      "taken",
      allRooms.filter((room) => room.taken),
      ({ taken }) => taken,
    ),
    ...hashesOf("currencies", currencies, ({ perDollar, date }) => [perDollar, date]),
    ...hashesOf("resorts", resorts, ({ activities, arriving }) => [activities, arriving]),
  };
}

const namesItself =
  /^(records\/(site|shipped)\.yaml|README\.md|copy\/(film|amharic)\.ts|schemas\b.*|.*\.test\.ts)$/;

/** Lists the files of content/, with the line, whose words contain the delivered name although the brand has another. */
function namesOf(shortName: string): readonly string[] {
  const former = ownFilm.shows.shortName;
  if (shortName === former) return [];
  const named = new RegExp(`\\b${former}\\b`);
  return readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /\.(md|yaml|ts)$/.test(file) && !namesItself.test(file))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(path.join(contentFolder, file), "utf8").split("\n");
      return lines.flatMap((line, place) =>
        named.test(line) ? [`content/${file}, line ${place + 1}`] : [],
      );
    });
}

const shippedSchema = z
  .record(z.string(), z.string("it should be the hash of what was delivered."))
  .default({});

/** Collects the facts of all that an owner edits; scripts/check.ts has read the whole of content/ before. */
export function readCheckFacts(siteUrl: string | undefined): CheckFacts {
  return {
    site,
    siteUrl,
    team,
    amharicReviewed: amharic.reviewed,
    brandInAmharic: Object.hasOwn(amharicBrand, site.brand.name),
    formerName: namesOf(site.brand.shortName),
    waiting: waitingPosts,
    unnamedInAmharic: rooms.map(({ id }) => id).filter((id) => !amharicRooms[id]),
    figures: {
      rooms: allRooms.length,
      offers: offers.length + hostelOffers.length,
      dishes: dishes.length,
      treatments: treated.flatMap(({ treatments = [] }) => treatments).length,
      "room services": pricingCards.length,
    },
    ratedRooms: allRooms.map(({ id }) => ({ id, rates: priceRulesOf(id)?.rates ?? [] })),
    rates: rateRecords,
    feeds: allFeeds,
    currencies,
    taxesOnTop: taxRecords
      .filter(
        ({ serviceCharge, vat, fees }) =>
          [serviceCharge, vat].some((share) => share?.counted === "on top") || fees?.length,
      )
      .map(({ id }) => `content/records/taxes/${id}.yaml`),
    hashes: currentHashes(),
    shipped: readRecord("shipped.yaml", shippedSchema),
  };
}

/** Returns the text of content/records/shipped.yaml as if the site were delivered in its present state. */
export function printShipped(hashes: Hashes): string {
  return `# What the site was delivered with and an owner replaces: rendered pictures, invented words, each with its hash.
# npm run check counts what is still as it is here. If something is right as it is, delete its line.
${stringify(hashes)}`;
}
