"use client";

import { rootData } from "@/lib/browser/root-data";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { hasDates, stepOf, steps, type Step } from "@/components/features/stay/model/steps";
import { parseStay, stepParam } from "@/components/features/stay/model/stay";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { useQueryLinks } from "@/components/pages/find-room/steps/use-query-links.client";
import { useStep } from "@/components/pages/find-room/steps/use-step.client";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import { todayIso } from "@/lib/dates/today";
import type { RelativeHref } from "@/content/model/types";
import { stepTexts } from "@/content/copy/booking-steps";
import "./stay-steps.css";

const fetchDatesFirst = () => import("@/components/pages/find-room/steps/dates-first.client");

/** Where the focus goes after a click that led to another step: to its heading, or to the fields to change. */
const beginningOf: Record<Step, string> = {
  dates: "stay-dates",
  room: "rooms-title",
  send: "send-title",
};

/** The three steps with the current one marked; each has an address, so that Back works. */
export function StaySteps({ page }: { page: RelativeHref }) {
  const stay = useStay();
  const step = useStep();
  const shown = useRef<Step>(undefined);
  const [datesFor, setDatesFor] = useState<{ title: string }>();
  const part = useLazyPart(fetchDatesFirst, datesFor !== undefined);
  // A room that is chosen before the dates leads to the fields for them, which may be far above it.
  useQueryLinks((query) => {
    const asked = parseStay(query, todayIso());
    const requested = query.get(stepParam);
    const next = stepOf(asked, { requested, today: todayIso() });
    const { title } = asked;
    const waits = title !== undefined && next === "dates" && requested !== "dates";
    setDatesFor(waits ? { title } : undefined);
  });

  useLayoutEffect(() => {
    if (step !== undefined) rootData().step = step;
  }, [step]);
  useEffect(
    () => () => {
      delete rootData().step;
    },
    [],
  );
  useEffect(() => {
    if (step === undefined) return;
    const before = shown.current;
    shown.current = step;
    if (before === undefined) return;
    // A button that changes the stay in place, such as "Ask for 2 rooms", may disappear on the click, and the focus with it.
    if (before === step && document.activeElement !== document.body) return;
    const beginning = document.getElementById(beginningOf[step]);
    // Near the top of the page the steps would slide beneath a header that is still transparent.
    if (before !== step) window.scrollTo(0, 0);
    beginning?.setAttribute("tabindex", "-1");
    beginning?.focus({ preventScroll: true });
  }, [step, stay]);

  const done = { dates: hasDates(stay, todayIso()), room: stay.title !== undefined, send: false };
  return (
    <>
      <nav aria-label={stepTexts.label} className="stay-steps bg-paper text-ink">
        <ol className="container-page">
          {steps.map((one, place) => (
            <li key={one} data-done={done[one] || undefined}>
              <StepLink
                page={page}
                step={one}
                current={(step ?? "dates") === one}
                className="flex-wrap"
              >
                <span className="stay-step-number figures">{place + 1}</span>
                <span>{stepTexts[one].label}</span>
                {done[one] && <span className="sr-only">{`, ${stepTexts.done}`}</span>}
              </StepLink>
            </li>
          ))}
        </ol>
      </nav>
      {step === "dates" && datesFor && part && <part.DatesFirst room={datesFor} stay={stay} />}
    </>
  );
}
