// @ts-nocheck
import { crossFade, fadeOut, shotLength } from "./shots";

export const framesPerSecond = 25;

/** @param {number} count of shots */
export function filmLength(count) {
  return count * shotLength - (count - 1) * crossFade;
}

/** When a shot begins to appear. @param {number} index */
export function startOf(index) {
  return index * (shotLength - crossFade);
}

/**
 * The whole cut as one ffmpeg filter graph: every picture moves, then each fades into the next.
 * @param {readonly import("./shots").Shot[]} shots
 */
export function filterGraph(shots) {
  const moves = shots.map((shot, index) => `[${index}:v]${move(shot)}[shot${index}]`);
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? "[shot0]" : `[cut${index}]`;
    const offset = startOf(index + 1).toFixed(2);
    return `${before}[shot${index + 1}]xfade=transition=fade:duration=${crossFade}:offset=${offset}[cut${index + 1}]`;
  });
  const end = filmLength(shots.length) - fadeOut;
  const last = `[cut${shots.length - 1}]fade=t=out:st=${end.toFixed(2)}:d=${fadeOut},format=yuv420p[film]`;
  return [...moves, ...fades, last].join(";");
}

/**
 * `perspective` and not `zoompan`, which moves by whole pixels and trembles: here a window's corners are followed to a fraction of one.
 * @param {import("./shots").Shot} shot
 */
function move({ from, to }) {
  const lastFrame = shotLength * framesPerSecond - 1;
  const between = (/** @type {number} */ start, /** @type {number} */ end) =>
    `${start}+${(end - start).toFixed(3)}*on/${lastFrame.toFixed(1)}`;
  const height = (/** @type {number} */ width) => (width * 9) / 16;
  const left = between(from[0], to[0]);
  const top = between(from[1], to[1]);
  const right = between(from[0] + from[2], to[0] + to[2]);
  const bottom = between(from[1] + height(from[2]), to[1] + height(to[2]));
  const corners = [left, top, right, top, left, bottom, right, bottom];
  return [
    "scale=1800:1200:flags=lanczos:out_color_matrix=bt709:out_range=tv",
    "format=yuv444p",
    `perspective=${corners.map((corner) => `'${corner}'`).join(":")}:interpolation=cubic:eval=frame`,
    "scale=1280:720:flags=lanczos",
    "setsar=1",
  ].join(",");
}
