// @ts-nocheck
import { crossFade, shotLength } from "./shots";
import { startOf } from "./filters";

/**
 * What each shot shows, as WebVTT; a cue stands from the middle of one fade to the middle of the next.
 * @param {readonly import("./shots").Shot[]} shots
 */
export function printCaptions(shots) {
  const cues = shots.map(({ says }, index) => {
    const start = index === 0 ? 0 : startOf(index) + crossFade / 2;
    const end = startOf(index) + shotLength - crossFade / 2;
    return `${stamp(start)} --> ${stamp(end)}\n${says}`;
  });
  return (
    ["WEBVTT", "NOTE The film has no sound; the captions say what it shows.", ...cues].join(
      "\n\n",
    ) + "\n"
  );
}

/** @param {number} seconds */
function stamp(seconds) {
  return `00:${seconds.toFixed(3).padStart(6, "0")}`;
}
