// @ts-nocheck
/**
 * Makes the site's own film and its captions anew from the masters (scripts/film/shots.ts); no part of the build. Needs ffmpeg.
 *   node scripts/film.ts          public/film/adey.mp4 and adey.vtt
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { printCaptions } from "./film/captions";
import { filterGraph, framesPerSecond } from "./film/filters";
import { shotLength, shots } from "./film/shots";

/** Keeps the film under 2 MB. */
const kilobitsPerSecond = 555;

const root = fileURLToPath(new URL("..", import.meta.url));
const masterFolder = path.join(root, "content/media");
const filmFolder = path.join(root, "public/film");

const masters = readdirSync(masterFolder);
const inputs = shots.flatMap(({ picture }) => [
  ...["-loop", "1", "-framerate", `${framesPerSecond}`, "-t", `${shotLength}`],
  ...["-i", path.join(masterFolder, masterOf(picture))],
]);

mkdirSync(filmFolder, { recursive: true });
os.setPriority(os.constants.priority.PRIORITY_LOW);
const scratch = mkdtempSync(path.join(os.tmpdir(), "film-"));
// The moves are costly and the encoder passes twice: cut once, without loss, then encode.
const cut = path.join(scratch, "cut.mkv");
ffmpeg([...inputs, "-filter_complex", filterGraph(shots), "-map", "[film]", ...lossless(), cut]);
encode(cut, path.join(filmFolder, "adey.mp4"));
rmSync(scratch, { recursive: true });

writeFileSync(path.join(filmFolder, "adey.vtt"), printCaptions(shots));
const { size } = statSync(path.join(filmFolder, "adey.mp4"));
console.log(`film: ${shots.length} shots, ${Math.round(size / 1000)} kB`);

/** @param {string} picture */
function masterOf(picture) {
  const file = masters.find((name) => name.startsWith(`${picture}.`));
  if (!file) fail(`picture "${picture}" (scripts/film/shots.ts) is not in content/media.`);
  return file;
}

function lossless() {
  return ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0"];
}

/** @param {string} from @param {string} to */
function encode(from, to) {
  const bt709 = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"];
  const codec = ["-c:v", "libx264", "-preset", "slower", "-profile:v", "high", "-tune", "film"];
  // Soft skies first: they band before anything else is seen to lack bits.
  const picture = [
    "-aq-mode",
    "3",
    "-g",
    `${framesPerSecond * 5}`,
    "-pix_fmt",
    "yuv420p",
    ...bt709,
  ];
  const rate = ["-b:v", `${kilobitsPerSecond}k`, "-passlogfile", path.join(scratch, "pass")];
  const shared = ["-i", from, "-an", ...codec, ...picture, ...rate];
  ffmpeg([...shared, "-pass", "1", "-f", "null", os.devNull]);
  ffmpeg([...shared, "-pass", "2", "-movflags", "+faststart", to]);
}

/** @param {string[]} options */
function ffmpeg(options) {
  const { error, status } = spawnSync(
    "ffmpeg",
    ["-hide_banner", "-loglevel", "error", "-y", ...options],
    {
      stdio: "inherit",
    },
  );
  if (error) fail("ffmpeg is needed and could not be started.");
  if (status !== 0) fail("ffmpeg gave up (see above).");
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`film: ${sentence}`);
  process.exit(1);
}
