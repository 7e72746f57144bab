/** Finds the hour in "7.00 AM", "Check-in from 9:00 AM, any time" or "before noon", as "07:00". */
export function clockTime(text: string): string {
  const time = firstHour(text);
  if (!time) throw new Error(`"${text}" names no hour of the day`);
  return time;
}

export function firstHour(text: string): string | undefined {
  const [written, hour, minute, half] = namedHour.exec(text) ?? [];
  if (written === undefined) return undefined;
  if (!hour || !minute || !half) return "12:00";
  const hours = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

const namedHour = /\bnoon\b|\b(0?[1-9]|1[0-2])[.:]([0-5]\d) ?([AP]M)/i;

/** Finds the text of the hour, letter for letter; empty where there is none. */
export function hourAsWritten(text: string): string {
  return namedHour.exec(text)?.[0] ?? "";
}

/** Formats the hour as all pages write it: 9.00 AM, or noon. */
export function hourInWords(text: string): string {
  const [written = "", hour, minute, half] = namedHour.exec(text) ?? [];
  return hour && minute && half ? `${Number(hour)}.${minute} ${half.toUpperCase()}` : written;
}
