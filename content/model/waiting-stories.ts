import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Lists unpublished stories by their dates alone, without reading their records. */
export function waitingStories(folder: string, today: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .filter((file) => {
      const source = readFileSync(path.join(folder, file), "utf8");
      const [, date] = /^date: *["']?(\d{4}-\d\d-\d\d)/m.exec(source) ?? [];
      return date !== undefined && date > today;
    })
    .sort();
}
