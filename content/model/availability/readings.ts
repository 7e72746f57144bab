import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readingsSchema, type Readings } from "../../schemas/availability";

/** What npm run availability writes: dates and times, and nothing else of the calendars. */
export const readingsFile = "content/availability.json";

/** Reads the file that the last run wrote; nothing where there was none. */
export function readReadings(file = path.join(process.cwd(), readingsFile)): Readings {
  if (!existsSync(file)) return {};
  try {
    return readingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Error(
      `${readingsFile}: cannot be read: delete it, and run npm run availability, which writes it anew.`,
    );
  }
}
