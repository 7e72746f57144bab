import { climateSentence, monthInitials } from "@/components/pages/resort/climate-words";
import { monthNames } from "@/content/copy/dates";
import { resortPage } from "@/content/copy/resort-page";

const { warmest, coolest, wettest, driest } = resortPage.weather;
const flat = Array.from({ length: 12 }, () => ({ high: 24, low: 10, rain: 50 }));

test("the extremes of a year are shown with their months, in whole numbers", () => {
  const months = flat
    .with(2, { high: 31.6, low: 12, rain: 20 })
    .with(6, { high: 22, low: 11, rain: 395.6 })
    .with(11, { high: 23, low: 7.4, rain: 2 });
  expect(climateSentence(months)).toBe(
    `${warmest} March (32\u00a0°C), ${coolest} December (7\u00a0°C). ${wettest} July (396\u00a0mm), ${driest} December (2\u00a0mm).`,
  );
});

test("of months that are alike the first is shown", () => {
  expect(climateSentence(flat)).toContain(`${warmest} January`);
  expect(
    climateSentence(
      flat.with(4, { high: 30, low: 10, rain: 50 }).with(5, { high: 30, low: 10, rain: 50 }),
    ),
  ).toContain(`${warmest} May`);
});

test("there are twelve months, each with its initial", () => {
  expect(monthNames).toHaveLength(12);
  expect(monthInitials.join("")).toBe("JFMAMJJASOND");
});
