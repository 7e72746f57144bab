import { closedBy, ruleFor, type RuledNight } from "./nights";
import type { RateRule } from "./rules";

const isSeason = ({ weekdays, percent, dollars, from, feast }: RateRule) =>
  !weekdays && (percent ?? dollars) !== undefined && (from ?? feast) !== undefined;

/** Whether a room has seasons, so that a night without one is a gap. */
export const hasSeasons = (rates: readonly RateRule[]) => rates.some(isSeason);

/** Whether no season is about an open night. */
export const isGap = (night: RuledNight) => !ruleFor(night, "season") && !closedBy(night);
