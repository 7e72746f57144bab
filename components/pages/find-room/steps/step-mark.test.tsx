import { renderToStaticMarkup } from "react-dom/server";
import { dayAfter } from "@/lib/dates/days";
import { todayIso } from "@/lib/dates/today";
import { parseStay } from "@/components/features/stay/model/stay";
import { stepOf } from "@/components/features/stay/model/steps";
import { StepMark } from "@/components/pages/find-room/steps/step-mark";

const today = todayIso();
const [soon, later, past] = [dayAfter(today, 3), dayAfter(today, 5), dayAfter(today, -2)];
const dates = (first: string, last: string) => `selectedInDate=${first}&selectedOutDate=${last}`;

function markedStep(query: string) {
  window.history.replaceState(null, "", `/find_room/?${query}`);
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<StepMark />), "text/html");
  window.eval(page.querySelector("script")?.textContent ?? "");
  return document.documentElement.dataset.step;
}

test.each([
  "",
  "step=room",
  "step=send",
  "step=nowhere",
  "title=Classic+Room",
  "title=Classic+Room&step=send",
  dates(soon, later),
  dates(today, later),
  dates(past, later),
  dates(later, soon),
  `${dates(soon, later)}&title=Classic+Room`,
  `${dates(soon, later)}&title=Classic+Room&step=room`,
  `${dates(soon, later)}&title=Classic+Room&step=dates`,
  `${dates(soon, later)}&step=send`,
  "selectedInDate=soon&selectedOutDate=later",
])("before the first paint the step of ?%s is the one that the page shows", (query) => {
  const params = new URLSearchParams(query);
  const stay = parseStay(params, today);
  expect(markedStep(query)).toBe(stepOf(stay, { requested: params.get("step"), today }));
});
