import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "@/lib/node/documents";
import { serveSite } from "@/lib/node/site-server";

const out = path.join(process.cwd(), "out");
const text = /\.(html|txt|js|css|json|webmanifest)$/;
/** Too large to copy, and the same in every release. */
const shared = ["pictures", "film", "map", "icons", "social"];

/** Renames what a new build would rename: every script, stylesheet and the build itself. */
function renames(): (content: string) => string {
  const chunks = readdirSync(path.join(out, "_next/static/chunks"));
  const build =
    readdirSync(path.join(out, "_next/static")).find((name) => !/^(chunks|media)$/.test(name)) ??
    "";
  const names = [...chunks.map((name) => name.replace(/\.(js|css|json)$/, "")), build].filter(
    (name) => name.length > 8,
  );
  const any = new RegExp(names.map((name) => name.replace(/[.~]/g, "\\$&")).join("|"), "g");
  return (content) => content.replace(any, (name) => `${name.slice(0, -2)}99`);
}

/** A copy of the built site with its text replaced; inline scripts name no file, so their hashes in the policies stay valid. */
function makeRelease(folder: string, change: (content: string) => string) {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(out)) {
    if (shared.includes(entry)) symlinkSync(path.join(out, entry), path.join(folder, entry));
    else cpSync(path.join(out, entry), path.join(folder, entry), { recursive: true });
  }
  for (const file of filesIn(folder).filter((each) => text.test(each))) {
    const at = path.join(folder, file);
    const before = readFileSync(at, "utf8");
    const after = change(before);
    if (after !== before) writeFileSync(at, after);
    if (change(file) !== file) {
      mkdirSync(path.dirname(path.join(folder, change(file))), { recursive: true });
      renameSync(at, path.join(folder, change(file)));
    }
  }
}

type Host = { origin: string; close: () => void };

export type Releases = Host & { publish: (release: "old" | "new") => void };

/** A host with the built site, and a release of it in which every hashed file has another name. */
export async function startReleases(): Promise<Releases> {
  const work = mkdtempSync(path.join(tmpdir(), "site-releases-"));
  const current = path.join(work, "current");
  symlinkSync(out, path.join(work, "old"));
  makeRelease(path.join(work, "new"), renames());
  const publish = (release: "old" | "new") => {
    rmSync(current, { force: true });
    symlinkSync(path.join(work, release), current);
  };
  publish("old");
  const host = await serveSite({ folder: current, basePath: "", port: 0 });
  return {
    ...host,
    publish,
    close: () => {
      host.close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
