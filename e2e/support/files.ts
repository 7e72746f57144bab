import { readFileSync } from "node:fs";
import path from "node:path";
import { pictures, type PictureName } from "@/content/model/pictures";

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

const masters: Record<string, { alt: string } | undefined> = JSON.parse(
  read("content/records/media/manifest.json"),
);

/** The master that shows a subject: the first of its preferences that there is. */
export function masterOf(name: PictureName): string {
  const names: readonly string[] = Object.hasOwn(pictures, name) ? pictures[name] : [name];
  return names.find((master) => masters[master] !== undefined) ?? "";
}

/** What a picture says to those who cannot see it. */
export function altOf(name: PictureName): string {
  return masters[masterOf(name)]?.alt ?? "";
}
