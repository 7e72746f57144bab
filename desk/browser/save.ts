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
import { addPicture } from "./known-pictures";
import { refuse } from "./refuse";
import { roomChanged } from "./room-options";

/** The text that each file had when the draft that is being saved was made of it. */
export const bases = new Map<string, string>();

type Saved = Parameters<AppEventListener["handler"]>[0]["entry"];

const plain = (value: unknown): Fields => {
  const made: unknown =
    typeof value === "object" && value && "toJS" in value && typeof value.toJS === "function"
      ? value.toJS()
      : value;
  return isObject(made) ? made : {};
};

/** As `npm run format` leaves it. */
export const formatted = (text: string, file: string) =>
  format(text, {
    parser: file.endsWith(".md") ? "markdown" : "yaml",
    plugins: [markdown, yaml],
    printWidth: 100,
  });

/** Before anything is written the whole record is held to the build's rules; its text is made from the file that was read. */
async function beforeSave(entry: Saved): Promise<Saved> {
  const name = String(entry.get("collection"));
  const collection = name === "_singletons" ? "site" : name;
  const file = String(entry.get("path"));
  const { source = "", ...shown } = plain(entry.get("data"));
  const fields = tidied(collection, fromDesk(collection, shown));
  const faults = sentencesFor(collection, file, fields);
  if (faults.length > 0) {
    refuse("This cannot be saved yet", faults);
    throw new Error(faults.join("\n"));
  }
  const old = String(source ?? "");
  bases.set(file, old);
  const text = await formatted(
    writeFields(old, ordered(collection, fields), file.endsWith(".md")),
    file,
  );
  return entry.setIn(["data", "source"], text);
}

function afterSave(entry: Saved) {
  const collection = String(entry.get("collection"));
  const file = String(entry.get("path"));
  roomChanged(file, true);
  if (collection !== "media") return;
  const name = file.replace(/^.*\/|\.\w+$/g, "");
  const { file: wide, portrait } = plain(entry.get("data"));
  addPicture(name, { wide, portrait: isObject(portrait) ? portrait["file"] : undefined });
}

/** A new file has its fields in the order of their schema. */
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
