import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { childEnvironment } from "./steps";

/**
 * `next dev` reads the records once and does not watch them. It reloads everything when its settings change, so each change of a record
 * writes one. Git ignores the file, and its other lines stay.
 */
const settings = ".env.development.local";
const line = /^RECORDS_READ=.*\n?/m;

/** Returns the settings with another line of ours in them, or without it. */
export const withLine = (text: string, stamp?: number) => {
  const rest = text.replace(line, "");
  if (stamp === undefined) return rest;
  return `${rest}${rest === "" || rest.endsWith("\n") ? "" : "\n"}RECORDS_READ=${stamp}\n`;
};

function stampSettings(folder: string, stamp?: number) {
  const file = path.join(folder, settings);
  const text = withLine(textOf(file), stamp);
  if (text === "") rmSync(file, { force: true });
  else writeFileSync(file, text);
}

function textOf(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Matches what an owner edits: a record or a picture, not the files that the pictures' script makes of them. */
const isRecord = (file: string) => /\.(md|ya?ml)$/.test(file);
const isPicture = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file);

/** Runs one after the other: drafts of changed pictures, the records, and finally the pictures in full quality. */
function refresher(folder: string) {
  let pending: NodeJS.Timeout | undefined;
  let media = false;
  let running = Promise.resolve();
  let thorough: ChildProcess | undefined;

  const makePictures = (...args: readonly string[]) =>
    spawn(
      process.execPath,
      ["--import", "tsx", path.join(folder, "scripts/pictures.ts"), ...args],
      { cwd: folder, env: childEnvironment({}), stdio: ["ignore", "inherit", "inherit"] },
    );

  async function refresh() {
    const withPictures = media;
    media = false;
    if (withPictures) {
      // The next run continues from there.
      thorough?.kill();
      if (thorough) await ended(thorough);
      await ended(makePictures("--draft"));
    }
    stampSettings(folder, Date.now());
    if (!withPictures) return;
    const current = makePictures();
    thorough = current;
    void ended(current).then(() => (thorough = thorough === current ? undefined : thorough));
  }

  return {
    /** Call this for each changed file, with its path in content/records/. */
    changed(file: string) {
      const inMedia = file.startsWith("media");
      if (!isRecord(file) && !(inMedia && isPicture(file))) return;
      media ||= inMedia;
      clearTimeout(pending);
      pending = setTimeout(() => (running = running.then(refresh)), 200);
    },
    stop() {
      clearTimeout(pending);
      if (!thorough) return;
      thorough.kill();
      console.log(
        "The pictures were not made to their end: before you commit, run npm run pictures.",
      );
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.on("close", () => resolve()));

/** Watches each folder separately, because not every system watches a tree. */
function watchContent(folder: string, changed: (file: string) => void) {
  const content = path.join(folder, "content/records");
  const inside = readdirSync(content, { withFileTypes: true }).filter((each) => each.isDirectory());
  const watchers = ["", ...inside.map(({ name }) => name)].map((name) =>
    watch(path.join(content, name), (_, file) => {
      if (file) changed(path.posix.join(name, file));
    }),
  );
  return () => watchers.forEach((each) => each.close());
}

/** Runs `next dev` in a folder so that it reloads for records as it does for code. `stop` ends all of it. */
export function startDevSite(folder: string, args: readonly string[], quiet: boolean) {
  const next = path.join(folder, "node_modules/next/dist/bin/next");
  const site = spawn(process.execPath, [next, "dev", ...args], {
    cwd: folder,
    env: childEnvironment({}),
    stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit"],
  });
  const { changed, stop } = refresher(folder);
  const unwatch = watchContent(folder, changed);
  return {
    ended: ended(site),
    stop() {
      unwatch();
      stop();
      site.kill();
      stampSettings(folder);
    },
  };
}
