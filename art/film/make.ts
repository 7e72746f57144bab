/**
 * Makes public/film/adey.mp4, its AV1 version and their captions from the masters; this is not part of the build. It needs ffmpeg and
 * Python with OpenCV and NumPy (PYTHON names the interpreter): npx tsx art/film/make.ts
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filmLength, filterGraph, frameSize, framesPerSecond, printCaptions } from "./cut";
import { drawTitle } from "./title";
import { shotLength, shots, type Shot } from "./shots";
import { command, root, Stop } from "../../lib/node/steps";

const kilobitsPerSecond = 600;

const masters = path.join(root, "content/records/media");
const folder = path.join(root, "public/film");
const file = path.join(folder, "adey.mp4");
const av1File = path.join(folder, "adey-av1.mp4");
/** SVT-AV1's rate factor (1 to 63, lower is better) gives two thirds of the bytes of the H.264 file at no visible difference. */
const av1Quality = 44;

function start(program: string, args: readonly string[]) {
  const { error, status } = spawnSync(program, args, { stdio: "inherit" });
  if (error) throw new Stop(`${program} is needed and could not be started.`);
  if (status !== 0) throw new Stop(`${program} gave up (see above).`);
}

const ffmpeg = (...options: string[]) =>
  start("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options]);

/** Collects the input of art/film/move.py; throws where a master is missing, before the first frame is made. */
function orderOf({ picture, from, to, moves }: Shot) {
  const master = path.join(masters, `${picture}.jpg`);
  if (!existsSync(master)) throw new Stop(`${master} is not there (art/film/shots.ts names it).`);
  const frames = Math.round(shotLength * framesPerSecond);
  return { from, to, moves, master, frames, framesPerSecond, size: frameSize };
}

await command(async () => {
  const orders = shots.map(orderOf);
  mkdirSync(folder, { recursive: true });
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const scratch = mkdtempSync(path.join(os.tmpdir(), "film-"));
  const title = path.join(scratch, "title.png");
  await drawTitle(title, frameSize);
  const clips = orders.map((order, index) => {
    const out = path.join(scratch, `shot${index}.mkv`);
    const moving = [path.join(root, "art/film/move.py"), JSON.stringify({ ...order, out })];
    start(process.env.PYTHON ?? "python3", moving);
    return out;
  });
  // The fades are rendered once, without loss, because the encoder makes two passes.
  const cut = path.join(scratch, "cut.mkv");
  const still = `-loop 1 -framerate ${framesPerSecond} -t ${filmLength(shots)} -i`.split(" ");
  const inputs = [...clips.flatMap((clip) => ["-i", clip]), ...still, title];
  const lossless = "-map [film] -c:v libx264 -preset ultrafast -qp 0".split(" ");
  ffmpeg(...inputs, "-filter_complex", filterGraph(shots), ...lossless, cut);
  const common =
    "-an -pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 -movflags +faststart";
  const encoder = [
    `${common} -c:v libx264 -preset slower -profile:v high -tune film`,
    // Soft skies show banding before anything else does, so the encoder favours them.
    `-aq-mode 3 -g ${framesPerSecond * 5} -b:v ${kilobitsPerSecond}k`,
  ];
  const pass = ["-i", cut, ...encoder.join(" ").split(" "), "-passlogfile", `${scratch}/pass`];
  ffmpeg(...pass, "-pass", "1", "-f", "null", os.devNull);
  ffmpeg(...pass, "-pass", "2", file);
  const av1 = `${common} -c:v libsvtav1 -preset 4 -svtav1-params tune=0 -crf ${av1Quality} -g ${framesPerSecond * 10}`;
  ffmpeg("-i", cut, ...av1.split(" "), av1File);
  rmSync(scratch, { recursive: true });
  writeFileSync(path.join(folder, "adey.vtt"), printCaptions(shots));
  console.log(`film: ${shots.length} shots, ${Math.round(statSync(file).size / 1000)} kB`);
});
