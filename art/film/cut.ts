import { crossFade, fadeOut, shotLength, type Shot } from "@/content/film-shots";

export const framesPerSecond = 25;

export function filmLength(shots: readonly Shot[]) {
  return shots.length * shotLength - (shots.length - 1) * crossFade;
}

/** When a shot begins to appear. */
function startOf(index: number) {
  return index * (shotLength - crossFade);
}

/** What each shot shows, as WebVTT; a cue stands from the middle of one fade to the middle of the next. */
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

/** The whole cut as one ffmpeg filter graph: every picture moves, then each fades into the next. */
export function filterGraph(shots: readonly Shot[]) {
  const moves = shots.map((shot, index) => `[${index}:v]${move(shot)}[shot${index}]`);
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? "[shot0]" : `[cut${index}]`;
    const offset = startOf(index + 1).toFixed(2);
    return `${before}[shot${index + 1}]xfade=transition=fade:duration=${crossFade}:offset=${offset}[cut${index + 1}]`;
  });
  const end = (filmLength(shots) - fadeOut).toFixed(2);
  const last = `[cut${shots.length - 1}]fade=t=out:st=${end}:d=${fadeOut},format=yuv420p[film]`;
  return [...moves, ...fades, last].join(";");
}

/** `perspective` and not `zoompan`, which moves by whole pixels and trembles: a window's corners are followed to a fraction of one. */
function move({ from, to }: Shot) {
  const lastFrame = (shotLength * framesPerSecond - 1).toFixed(1);
  const between = (start: number, end: number) =>
    `'${start}+${(end - start).toFixed(3)}*on/${lastFrame}'`;
  const height = (width: number) => (width * 9) / 16;
  const left = between(from[0], to[0]);
  const top = between(from[1], to[1]);
  const right = between(from[0] + from[2], to[0] + to[2]);
  const bottom = between(from[1] + height(from[2]), to[1] + height(to[2]));
  const corners = [left, top, right, top, left, bottom, right, bottom].join(":");
  return [
    "scale=1800:1200:flags=lanczos:out_color_matrix=bt709:out_range=tv",
    "format=yuv444p",
    `perspective=${corners}:interpolation=cubic:eval=frame`,
    "scale=1280:720:flags=lanczos",
    "setsar=1",
  ].join(",");
}
