/** Finds the hour in "7 am", "7.00 AM", "Check-in from 9:00 AM, any time" or "before noon", as "07:00". */
export function clockTime(text: string): string {
  const time = firstHour(text);
  if (!time) throw new Error(`"${text}" names no hour of the day`);
  return time;
}

export function firstHour(text: string): string | undefined {
  const [written, hour, minute = "00", half] = namedHour.exec(text) ?? [];
  if (written === undefined) return undefined;
  if (!hour || !half) return "12:00";
  const hours = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

const namedHour = /\bnoon\b|\b(0?[1-9]|1[0-2])(?:[.:]([0-5]\d))? ?([AP]M)\b/i;

/** Finds the text of the hour, letter for letter; empty where there is none. */
export function hourAsWritten(text: string): string {
  return namedHour.exec(text)?.[0] ?? "";
}

/** Formats the hour as all pages write it outside of the spec's own lines: 6.30 am, 9 am, or noon. */
export function hourInWords(text: string): string {
  const [written = "", hour, minute = "00", half] = namedHour.exec(text) ?? [];
  if (!hour || !half) return written;
  return `${Number(hour)}${minute === "00" ? "" : `.${minute}`} ${half.toLowerCase()}`;
}

/** Formats every hour of a text like that, and leaves its other words. */
export function hoursInWords(text: string): string {
  return text.replace(new RegExp(namedHour, "gi"), hourInWords);
}
