"use client";

import { useRef, useState } from "react";
import { CounterRow } from "@/components/features/stay/search/counter-row.client";
import { PanelButton } from "@/components/ui/panel-button.client";
import {
  unmarkSearchSent,
  useShownStay,
} from "@/components/features/stay/model/use-shown-stay.client";
import { occupancyMinimums, parseStay, type Stay } from "@/components/features/stay/model/stay";
import { counted } from "@/lib/text/counted";
import { stayTexts } from "@/content/copy/stay";
import "@/components/ui/field/stay-field.css";
import "./occupancy-fields.css";

type CounterText = { label: string; add: string; remove: string };

type OccupancyFieldsProps = {
  texts: {
    guests: string;
    done: string;
    rooms: CounterText;
    adults: CounterText;
    children: CounterText;
  };
  className?: string;
};

const names = ["room", "adult", "children"] as const;
type CounterName = (typeof names)[number];

/** The Rooms and Guests counters of the booking bar: they start at 1, 1 and 0, which are also their minimums (spec, section 4). */
export function OccupancyFields({ texts, className = "" }: OccupancyFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState<Record<CounterName, number>>(occupancyMinimums);
  const fromAddress = useRef<Record<CounterName, number>>(occupancyMinimums);

  /** The fields are uncontrolled, because browsers do not restore values that React controls. */
  function show(next: Record<CounterName, number>) {
    setCounts(next);
    fields.current?.querySelectorAll("input").forEach((field) => {
      const name = names.find((one) => one === field.name);
      if (name) field.value = String(next[name]);
    });
  }

  // If the guest has counted, or the browser restored the counts, they all stay; otherwise the address decides.
  useShownStay((stay, follows) => {
    const kept = new URLSearchParams();
    fields.current?.querySelectorAll("input").forEach(({ name, value }) => kept.set(name, value));
    const restored = countsOf(parseStay(kept));
    const isTouched = names.some((name) => restored[name] !== fromAddress.current[name]);
    fromAddress.current = countsOf(stay);
    show(isTouched && !names.some(follows) ? restored : fromAddress.current);
  });

  const row = (name: CounterName, text: CounterText) => (
    <CounterRow
      name={name}
      text={text}
      min={occupancyMinimums[name]}
      value={counts[name]}
      onChange={(value) => {
        show({ ...counts, [name]: value });
        unmarkSearchSent();
      }}
    />
  );
  const guests = [
    counted(counts.adult, stayTexts.adult),
    counted(counts.children, stayTexts.child),
  ].join(", ");

  return (
    <div ref={fields} className={className}>
      <div className="stay-field">
        <PanelButton panel="rooms-panel" className="stay-button">
          <span className="label text-ink-2">{texts.rooms.label}</span>
          <span className="stay-value">{counts.room}</span>
        </PanelButton>
        <div id="rooms-panel" popover="auto" className="stay-panel">
          {row("room", texts.rooms)}
          <Done panel="rooms-panel" label={texts.done} />
        </div>
      </div>
      <div className="stay-field">
        <PanelButton panel="guests-panel" className="stay-button">
          <span className="label text-ink-2">{texts.guests}</span>
          <span className="stay-value">{guests}</span>
        </PanelButton>
        <div id="guests-panel" popover="auto" className="stay-panel">
          {row("adult", texts.adults)}
          {row("children", texts.children)}
          <Done panel="guests-panel" label={texts.done} />
        </div>
      </div>
    </div>
  );
}

/** Closes the panel where it is a sheet over the page. */
function Done({ panel, label }: { panel: string; label: string }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      popoverTargetAction="hide"
      className="mt-4 button w-full button-solid md:hidden"
    >
      {label}
    </button>
  );
}

function countsOf({
  room = occupancyMinimums.room,
  adult = occupancyMinimums.adult,
  children = occupancyMinimums.children,
}: Stay) {
  return { room, adult, children };
}
