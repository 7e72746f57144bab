import type { Readings } from "@/content/schemas/availability";
import { FeedFault } from "./fetch-feed";
import { readCalendar } from "./read-calendar";

type Work = {
  /** The variables that hold the addresses, as the rooms name them. */
  readonly names: readonly string[];
  /** What the last run found out. */
  readonly previous: Readings;
  readonly addressOf: (name: string) => string | undefined;
  readonly fetchText: (address: string) => Promise<string>;
  readonly today: string;
  readonly now: () => Date;
};

type Outcome = {
  readonly name: string;
  readonly reading: Readings[string];
  /** How many lines and events could not be read. */
  readonly unread: number;
};

/**
 * Reads every feed, all at once. One that fails keeps what was read of it before, with the time of that. Neither what is returned nor any
 * message has more of a calendar than its dates.
 */
export async function updateReadings({ names, previous, ...work }: Work) {
  const read = async (name: string) => {
    const address = work.addressOf(name);
    if (!address) throw new FeedFault(`the environment has no ${name}`);
    return readCalendar(await work.fetchText(address), work.today);
  };
  const outcomes = await Promise.all(
    [...new Set(names)].map(async (name): Promise<Outcome> => {
      try {
        const { nights, unread } = await read(name);
        return { name, unread, reading: { readAt: work.now().toISOString(), nights } };
      } catch (error) {
        const failed = error instanceof FeedFault ? error.message : "it cannot be read";
        const { readAt, nights } = previous[name] ?? { nights: [] };
        return { name, unread: 0, reading: { readAt, failed, nights } };
      }
    }),
  );
  const readings = Object.fromEntries(outcomes.map(({ name, reading }) => [name, reading]));
  return { readings, outcomes };
}
