/** "7.00 AM", "Check-in from 9:00 AM, any time", "before noon": the hour that a text names, as machines write it ("07:00"). */
export function clockTime(text: string): string {
  const time = firstHour(text);
  if (!time) throw new Error(`"${text}" names no hour of the day`);
  return time;
}

/** The same, undefined where the text names none. */
export function firstHour(text: string): string | undefined {
  return hoursIn(text)[0];
}

/** Every hour that a text names, in its order. */
export function hoursIn(text: string): readonly string[] {
  const named = /\bnoon\b|\b(0?[1-9]|1[0-2])[.:]([0-5]\d) ?([AP]M)/gi;
  return Array.from(text.matchAll(named), ([, hour, minute, half]) => {
    if (!hour || !minute || !half) return "12:00";
    const hours = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });
}
