import { readFileSync } from "node:fs";
import path from "node:path";

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

const masters: Record<string, { alt: string } | undefined> = JSON.parse(
  read("content/records/media/manifest.json"),
);

export function altOf(name: string): string {
  return masters[name]?.alt ?? "";
}
