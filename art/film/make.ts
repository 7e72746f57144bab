/** Makes public/film/adey.mp4 and its captions anew from the masters; needs ffmpeg, no part of the build: npx tsx art/film/make.ts */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { filterGraph, framesPerSecond, printCaptions } from "./cut";
import { shotLength, shots } from "@/content/film-shots";
import { command, root, Stop } from "../../scripts/lib/steps";

/** Keeps the film under 2 MB. */
const kilobitsPerSecond = 555;

const masters = path.join(root, "content/media");
const folder = path.join(root, "public/film");
const file = path.join(folder, "adey.mp4");

function inputOf(picture: string) {
  const master = readdirSync(masters).find((name) => name.startsWith(`${picture}.`));
  if (!master) throw new Stop(`picture "${picture}" (content/film-shots.ts) is not there.`);
  const still = `-loop 1 -framerate ${framesPerSecond} -t ${shotLength} -i`.split(" ");
  return [...still, path.join(masters, master)];
}

function ffmpeg(...options: string[]) {
  const all = ["-hide_banner", "-loglevel", "error", "-y", ...options];
  const { error, status } = spawnSync("ffmpeg", all, { stdio: "inherit" });
  if (error) throw new Stop("ffmpeg is needed and could not be started.");
  if (status !== 0) throw new Stop("ffmpeg gave up (see above).");
}

await command(async () => {
  mkdirSync(folder, { recursive: true });
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const scratch = mkdtempSync(path.join(os.tmpdir(), "film-"));
  // The moves are costly and the encoder passes twice: cut once, without loss, then encode.
  const cut = path.join(scratch, "cut.mkv");
  const inputs = shots.flatMap(({ picture }) => inputOf(picture));
  const lossless = "-map [film] -c:v libx264 -preset ultrafast -qp 0".split(" ");
  ffmpeg(...inputs, "-filter_complex", filterGraph(shots), ...lossless, cut);
  const encoder = [
    "-an -c:v libx264 -preset slower -profile:v high -tune film",
    // Soft skies first: they band before anything else is seen to lack bits.
    `-aq-mode 3 -g ${framesPerSecond * 5} -pix_fmt yuv420p`,
    "-color_primaries bt709 -color_trc bt709 -colorspace bt709",
    `-b:v ${kilobitsPerSecond}k`,
  ];
  const pass = ["-i", cut, ...encoder.join(" ").split(" "), "-passlogfile", `${scratch}/pass`];
  ffmpeg(...pass, "-pass", "1", "-f", "null", os.devNull);
  ffmpeg(...pass, "-pass", "2", "-movflags", "+faststart", file);
  rmSync(scratch, { recursive: true });
  writeFileSync(path.join(folder, "adey.vtt"), printCaptions(shots));
  console.log(`film: ${shots.length} shots, ${Math.round(statSync(file).size / 1000)} kB`);
});
