import { masterNames } from "@/content/schemas/fields";
import { facts } from "./facts";

for (const name of facts.names) masterNames.add(name);
export const pictureNames = () => [...masterNames].sort((one, other) => one.localeCompare(other));

type Crop = "wide" | "portrait";
const addresses: Readonly<Record<Crop, Map<string, string>>> = {
  wide: new Map(Object.entries(facts.pictures)),
  portrait: new Map(Object.entries(facts.portraits)),
};

export const addressOf = (name: string, crop: Crop = "wide") => addresses[crop].get(name);

/** Files that were chosen in this window, by the name under which they are saved, because the site does not have them yet. */
const chosen = new Map<string, File>();

export function chooseFile(file: File) {
  chosen.set(file.name, file);
}

/** Adds a saved picture to the choices and shows the chosen file. */
export function addPicture(name: string, files: Readonly<Record<Crop, unknown>>) {
  masterNames.add(name);
  for (const crop of ["wide", "portrait"] as const) {
    const file = chosen.get(String(files[crop]).replace(/^.*\//, ""));
    if (file) addresses[crop].set(name, URL.createObjectURL(file));
  }
}
