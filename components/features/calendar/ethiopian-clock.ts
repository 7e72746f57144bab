import { clockTime } from "@/content/model/clock-time";
import { calendarTexts } from "@/content/copy/calendar";

/** The Ethiopian clock counts twelve hours from six in the morning and twelve from six in the evening: 14 is 8 in the day. */
export function ethiopianHour(hour: number): { hour: number; part: "day" | "night" } {
  return { hour: (hour + 6) % 12 || 12, part: hour > 6 && hour <= 18 ? "day" : "night" };
}

export function ethiopianClock(text: string): string {
  const [hours = "", minutes = ""] = clockTime(text).split(":");
  const { hour, part } = ethiopianHour(Number(hours));
  const { oClock, atNight, clock } = calendarTexts;
  const time = minutes === "00" ? `${hour} ${oClock}` : `${hour}.${minutes}`;
  return `${time}${part === "night" ? ` ${atNight}` : ""}, ${clock}`;
}
