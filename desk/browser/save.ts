import type { AppEventListener } from "@sveltia/cms";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { schemaOf } from "../collections";
import { fromDesk, toDesk } from "../media-fields";
import { isObject, type Fields } from "../field-values";
import { readFields, writeFields } from "../record-file";
import { sentencesFor, tidied } from "../rules";
import { editor } from "./editor";
import { facts } from "./facts";
import { addPicture } from "./known-pictures";
import { refuse } from "./refuse";
import { roomSaved } from "./room-options";

type Saved = Parameters<AppEventListener["handler"]>[0]["entry"];

const plain = (value: unknown): Fields => {
  const made: unknown =
    typeof value === "object" && value && "toJS" in value && typeof value.toJS === "function"
      ? value.toJS()
      : value;
  return isObject(made) ? made : {};
};

/** Formats as `npm run format` does. */
const formatted = (text: string, file: string) =>
  format(text, {
    parser: file.endsWith(".md") ? "markdown" : "yaml",
    plugins: [markdown, yaml],
    printWidth: 100,
  });

/** Cancels the save and says why. */
function stop(title: string, sentences: readonly string[]): never {
  refuse(title, sentences);
  throw new Error(sentences.join("\n"));
}

/** The editor overwrites a file of this computer without reading it first, so changes that others have made since would be lost. */
async function keepOthersChanges(file: string, opened: string) {
  const address = `${facts.basePath}/desk/record?path=${encodeURIComponent(file)}`;
  const answer = await fetch(address, { cache: "no-store" });
  const now = answer.ok ? await answer.text() : "";
  if (now.trim() === opened.trim()) return;
  stop("Someone else has changed this too", [
    `${file} was changed by someone else since you opened it. Nothing was overwritten: make a note of what you typed, reload the desk, and change it again.`,
  ]);
}

/** Checks the whole record against the build's rules before it is saved; its text is made from the file that was read. */
async function beforeSave(entry: Saved): Promise<Saved> {
  const name = String(entry.get("collection"));
  const collection = name === "_singletons" ? "site" : name;
  const file = String(entry.get("path"));
  const { source = "", ...shown } = plain(entry.get("data"));
  const fields = tidied(collection, fromDesk(collection, shown));
  const faults = sentencesFor(collection, file, fields);
  if (faults.length > 0) stop("This can’t be saved yet", faults);
  const old = String(source ?? "");
  if (facts.local) await keepOthersChanges(file, old);
  const text = await formatted(
    writeFields(old, ordered(collection, fields), file.endsWith(".md")),
    file,
  );
  return entry.setIn(["data", "source"], text);
}

function afterSave(entry: Saved) {
  const collection = String(entry.get("collection"));
  const file = String(entry.get("path"));
  roomSaved(file);
  if (collection !== "media") return;
  const name = file.replace(/^.*\/|\.\w+$/g, "");
  const { file: wide, portrait } = plain(entry.get("data"));
  addPicture(name, { wide, portrait: isObject(portrait) ? portrait["file"] : undefined });
}

function ordered(collection: string, fields: Fields): Fields {
  const names = Object.keys(schemaOf(collection).shape);
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)));
}

const fromFile = (text: string) => ({ ...toDesk(readFields(`${text}\n`)), source: `${text}\n` });
const toFile = (fields: unknown) => (isObject(fields) ? String(fields["source"]) : "");

export function registerSaving() {
  editor.registerCustomFormat("record-yaml", "yaml", { fromFile, toFile });
  editor.registerCustomFormat("record-frontmatter", "md", { fromFile, toFile });
  editor.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => beforeSave(entry),
  });
  editor.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => afterSave(entry),
  });
}
