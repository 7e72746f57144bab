import { z } from "zod";
import { listOf, text } from "./fields";
import { dayRange } from "./rate";

/** Nights that are taken, as an owner writes them or as feeds have them. */
export const takenList = listOf(dayRange, "taken nights, each with its first and its last one");

const variable = "the name of an environment variable such as FEED_LAKE_ROOM";

/** A calendar of a room's taken nights. Its address is a secret, so that the record names only where it is kept. */
export const feedSchema = z.strictObject({
  address: z
    .string(`it should be ${variable}.`)
    .regex(/^[A-Z][A-Z0-9_]*$/, `it should be ${variable}, never the address itself.`),
  unit: text(
    "the one of several such rooms that the calendar is about, such as Room 12",
  ).optional(),
});

export type Feed = z.infer<typeof feedSchema>;

const time = z.iso.datetime("it should be a time such as 2026-11-29T11:00:00.000Z.");

/** What the last runs of npm run availability found out, by the variables that hold the addresses. */
export const readingsSchema = z.record(
  z.string(),
  z.strictObject({
    /** When the feed was last read. */
    readAt: time.optional(),
    /** Why the last run could not read it. */
    failed: z.string().optional(),
    nights: takenList,
  }),
);

/** A reading; its nights are never changed in place. */
type Reading = Omit<z.infer<typeof readingsSchema>[string], "nights"> & {
  readonly nights: readonly z.infer<typeof dayRange>[];
};

export type Readings = Readonly<Record<string, Reading>>;
