import { crossFade, fadeOut, shotLength, titleLength, type Shot } from "./shots";

export const framesPerSecond = 25;
export const frameSize = [1280, 720] as const;

export function filmLength(shots: readonly Shot[]) {
  return shots.length * shotLength - (shots.length - 1) * crossFade;
}

function startOf(index: number) {
  return index * (shotLength - crossFade);
}

/** Writes what each shot shows as WebVTT; a cue runs from the middle of one fade to the middle of the next. */
export function printCaptions(shots: readonly Shot[]) {
  const stamp = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, "0")}`;
  const cues = shots.map(({ says }, index) => {
    const start = index === 0 ? 0 : startOf(index) + crossFade / 2;
    const end = startOf(index) + shotLength - crossFade / 2;
    return `${stamp(start)} --> ${stamp(end)}\n${says}`;
  });
  const note = "NOTE The film has no sound; the captions say what it shows.";
  return `${["WEBVTT", note, ...cues].join("\n\n")}\n`;
}

/**
 * Builds one ffmpeg filter graph: every shot fades into the next, and the title (the last input, one frame in size) appears over the
 * last.
 */
export function filterGraph(shots: readonly Shot[]) {
  const last = shots.length - 1;
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? "[0:v]" : `[cut${index}]`;
    const offset = startOf(index + 1).toFixed(2);
    return `${before}[${index + 1}:v]xfade=transition=fade:duration=${crossFade}:offset=${offset}[cut${index + 1}]`;
  });
  const length = filmLength(shots);
  const from = (length - titleLength).toFixed(2);
  const title = `[${shots.length}:v]format=yuva444p,fade=in:st=${from}:d=1:alpha=1[title]`;
  const end = `fade=t=out:st=${(length - fadeOut).toFixed(2)}:d=${fadeOut},format=yuv420p[film]`;
  return [...fades, title, `[cut${last}][title]overlay=format=yuv444:shortest=1,${end}`].join(";");
}
