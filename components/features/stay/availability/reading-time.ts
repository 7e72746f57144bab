import { formatDay } from "@/components/features/calendar/days";
import { takenTexts } from "@/content/copy/taken-nights";
import { addisMinute } from "@/lib/dates/addis";
import { fillText } from "@/lib/text/fill-text";

const { time: texts } = takenTexts;

function hourOf(minute: string): string {
  const [hours, minutes] = [Number(minute.slice(11, 13)), minute.slice(14)];
  if (hours === 12 && minutes === "00") return takenTexts.noon;
  return `${hours % 12 || 12}${minutes === "00" ? "" : `.${minutes}`} ${hours < 12 ? "am" : "pm"}`;
}

/** "2 pm today in Addis Ababa", or with the day where it is not the guest's `today`. */
export function readingTime(at: string, today?: string): string {
  const minute = addisMinute(Date.parse(at));
  const [day, hour] = [minute.slice(0, 10), hourOf(minute)];
  return day === today
    ? fillText(texts.today, { hour })
    : fillText(texts.on, { hour, day: formatDay(day) });
}
