/** "7.00 AM", "Check-in from 9:00 AM, any time", "before noon": the hour that a text names, as machines write it ("07:00"). */
export function clockTime(text: string): string {
  if (/\bnoon\b/.test(text)) return "12:00";
  const [, hour, minute, half] = /(\d{1,2})[.:](\d{2}) ?([AP]M)/i.exec(text) ?? [];
  if (!hour || !minute || !half) throw new Error(`"${text}" names no hour of the day`);
  const hours = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}
