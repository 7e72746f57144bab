import { fromEthiopian, toEthiopian } from "@/lib/dates/ethiopian";
import { isoOf } from "@/lib/dates/today";
import { asWritten, existingDay } from "@/components/features/stay/model/read-search";
import { amharicMonths, ethiopianMonths } from "@/content/copy/ethiopian-months";

/** Reads what guests write into the Hostel's free text fields: "10 December", "12/12/2026", "25 ኅዳር", "two". */

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const numbers = ["zero|no|none", "one", "two", "three", "four", "five", "six"];
const wordsForNumbers = [...numbers, "seven", "eight", "nine", "ten"].map(
  (words) => new RegExp(`^(${words})$`),
);

/** A century without a leap day leaves eight years between two 29 Februaries. */
const longestWaitYears = 8;

function writtenDay(day: number, month: number, year: string | undefined, today: string) {
  if (year !== undefined) return existingDay(isoOf(Number(year), month, day));
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: longestWaitYears + 1 }, (_, wait) => thisYear + wait)
    .map((each) => existingDay(isoOf(each, month, day)))
    .find((iso) => iso !== undefined && iso >= today);
}

function ethiopianDay(day: number, month: number, year: string | undefined, today: string) {
  const thisYear = toEthiopian(today).year;
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const days = years.map((each) => fromEthiopian(each, month, day));
  const exists = (iso: string) => {
    const written = toEthiopian(iso);
    return written.day === day && written.month === month;
  };
  return days.find((iso) => exists(iso) && (year !== undefined || iso >= today));
}

/** Normalises spaces; a year of two figures belongs to this century. */
const tidy = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?([./-]) ?/g, "$1")
    .replace(/^(\d{4})[./](\d\d?)[./](\d\d?)$/, (_, year, month, day) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    )
    .replace(/^(\d\d?[./]\d\d?[./])(\d\d)$/, (_, date, year) => `${date}20${year}`);

/** Amharic letters that sound alike are written for each other, each in a row of eight code points, one for a vowel. */
const soundingAlike: readonly (readonly [written: number, as: number])[] = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
];

const asItSounds = (text: string) =>
  text.replace(/[\u1200-\u1347]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const row = soundingAlike.find(([written]) => code >= written && code < written + 8);
    return row ? String.fromCharCode(code - row[0] + row[1]) : letter;
  });

/** 1 to 12, or 13 in the Ethiopian calendar; 0 where no month has that name. */
const monthNamed = (name: string, names: readonly string[]) =>
  names.findIndex((each) => asItSounds(each.toLowerCase()) === asItSounds(name)) + 1;

const dayInNumbers = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?\.?$/;

/** Whether a numeric date can only have its month first: 12/20. */
function isMonthFirst(text: string): boolean {
  const [, first, second] = dayInNumbers.exec(tidy(text)) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) > 12;
}

/** In Amharic "day" follows its number, and "of our era" the year. */
const inAmharic = / ቀን(?= |$)| ዓ\.?ም\.?$/gu;

/** The mark between a day and the name of a month: 10-Dec-2026. */
const besideName = /(?<=\d)[./-](?=\p{L})|(?<=\p{L})[./-](?=\d)/gu;

/**
 * Returns the day that a text names, as an ISO date, or undefined. Numbers are read day first, as in Ethiopia and Europe, unless only
 * month first makes a date, in this text or in the `other` one of the stay.
 */
export function readDay(text: string, today: string, other = ""): string | undefined {
  const written = tidy(text);
  const iso = existingDay(written);
  if (iso) return iso;
  const inNumbers = dayInNumbers.exec(written);
  if (inNumbers) {
    const numbers = [Number(inNumbers[1]), Number(inNumbers[2])] as const;
    const [day, month] = isMonthFirst(other) ? [numbers[1], numbers[0]] : numbers;
    const year = inNumbers[3];
    return writtenDay(day, month, year, today) ?? writtenDay(month, day, year, today);
  }
  const words =
    /^(?:\p{L}+,? )?(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{L}{2,9})|(\p{L}{2,9}) (\d{1,2})(?:st|nd|rd|th)?)\.?,?(?: (\d{4}))?$/u;
  const inWords = words.exec(written.replace(inAmharic, "").replace(besideName, " "));
  if (!inWords) return undefined;
  const name = inWords[2] ?? inWords[3] ?? "";
  const day = Number(inWords[1] ?? inWords[4]);
  const month = name.length > 2 ? months.findIndex((each) => each.startsWith(name)) + 1 : 0;
  if (month > 0) return writtenDay(day, month, inWords[5], today);
  const ethiopian = monthNamed(name, ethiopianMonths) || monthNamed(name, amharicMonths);
  return ethiopian > 0 ? ethiopianDay(day, ethiopian, inWords[5], today) : undefined;
}

/** Returns the count that a text names, whole and not clamped: "2", "two", "2 adults", "none"; undefined where it names none. */
export function readCount(text: string): number | undefined {
  const [count = "", ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (rest.length > 1 || !/^\p{L}*$/u.test(rest.join(""))) return undefined;
  const inDigits = asWritten.readCount(count);
  if (inDigits !== undefined) return inDigits;
  const word = wordsForNumbers.findIndex((words) => words.test(count));
  return word < 0 ? undefined : word;
}
