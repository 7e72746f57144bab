import type { StayFact } from "@/components/features/stay/model/describe-stay";
import { calendarTexts } from "@/content/copy/calendar";
import { stayTexts } from "@/content/copy/stay";

/** Every line of a stay is always there, so that an answer fills a blank and moves nothing. */
export function StayFactList({ facts }: { facts: readonly StayFact[] }) {
  return (
    <dl>
      {facts.map(({ id, value, ethiopian }) => (
        <div key={id} className="stay-fact" data-fact={id}>
          <dt className="label text-ink-2">{stayTexts.facts[id].label}</dt>
          <dd data-known={value !== undefined}>{unbroken(value) ?? stayTexts.facts[id].unknown}</dd>
          {ethiopian && (
            <dd className="stay-ethiopian" title={calendarTexts.name}>
              {ethiopian}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Keeps a number on the line of what it counts: "2 adults," and "0 children", not "2 adults, 0" and "children". */
const unbroken = (value: string | undefined) => value?.replace(/(\d) /g, "$1\u00a0");
