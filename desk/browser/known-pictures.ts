import { masterNames } from "@/content/schemas/fields";
import { facts } from "./facts";

/** Every picture that a record may name: those of the page as it was opened, and those that this window has added. */
for (const name of facts.names) masterNames.add(name);
export const pictureNames = () => [...masterNames].sort((one, other) => one.localeCompare(other));

type Crop = "wide" | "portrait";
const addresses: Readonly<Record<Crop, Map<string, string>>> = {
  wide: new Map(Object.entries(facts.pictures)),
  portrait: new Map(Object.entries(facts.portraits)),
};

export const addressOf = (name: string, crop: Crop = "wide") => addresses[crop].get(name);

/** Files that somebody chose here, by the name under which they are saved: the site has none of them yet. */
const chosen = new Map<string, File>();

export function chooseFile(file: File) {
  chosen.set(file.name, file);
}

/** A saved picture may be chosen from now on, and is shown as it was chosen. */
export function addPicture(name: string, files: Readonly<Record<Crop, unknown>>) {
  masterNames.add(name);
  for (const crop of ["wide", "portrait"] as const) {
    const file = chosen.get(String(files[crop]).replace(/^.*\//, ""));
    if (file) addresses[crop].set(name, URL.createObjectURL(file));
  }
}
