import type { StayFact } from "@/components/features/booking/describe-stay";
import { calendarTexts } from "@/content/calendar";
import { stayTexts } from "@/content/stay";

/** The lines of a stay: every one is always there, so that an answer takes the place of a blank and moves nothing. */
export function StayFactList({ facts }: { facts: readonly StayFact[] }) {
  return (
    <dl>
      {facts.map(({ id, value, ethiopian }) => (
        <div key={id} className="stay-fact" data-fact={id}>
          <dt className="label text-ink-2">{stayTexts.facts[id].label}</dt>
          <dd data-known={value !== undefined}>{value ?? stayTexts.facts[id].unknown}</dd>
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
