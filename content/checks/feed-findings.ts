import type { FeedState } from "../model/availability/room-nights";
import type { FeedFacts } from "./feed-facts";
import { one, type Finding } from "./finding";

function standing({ address, readAt, failed }: FeedState): string {
  const last = readAt ? `last read at ${readAt}` : "never read";
  return failed ? `${address} is not read: ${failed}; ${last}` : `${address}: ${last}`;
}

/** Calendars that the last run could not read, and those whose nights are too old to be shown. */
export function failedFeeds({ feeds }: FeedFacts): Finding[] {
  return feeds
    .filter(({ failed, stale }) => failed !== undefined || stale)
    .map((feed) =>
      one(
        `${feed.file}, feeds`,
        standing(feed),
        feed.stale
          ? "Guests do not see which of its nights are taken: run npm run availability, or correct the address."
          : "Guests see what was read before, until it is too old.",
      ),
    );
}
