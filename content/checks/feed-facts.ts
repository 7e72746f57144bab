import type { FeedState } from "../model/availability/room-nights";

export type FeedFacts = {
  /** The calendars of taken nights, of every room. */
  readonly feeds: readonly (FeedState & { readonly file: string })[];
};
