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
  /** Rooms, Guests, Adults, Children and the names of their buttons. */
  texts: { guests: string; rooms: CounterText; adults: CounterText; children: CounterText };
  className?: string;
};

const names = ["room", "adult", "children"] as const;
type CounterName = (typeof names)[number];

/** The Rooms and Guests counters of the booking bar: start at 1, 1 and 0, which are also the least (spec, section 4). */
export function OccupancyFields({ texts, className = "" }: OccupancyFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState<Record<CounterName, number>>(occupancyMinimums);
  /** What the address last said. */
  const asked = useRef<Record<CounterName, number>>(occupancyMinimums);

  /** The fields keep their own values: a value that React holds is none that the browser puts back. */
  function show(next: Record<CounterName, number>) {
    setCounts(next);
    fields.current?.querySelectorAll("input").forEach((field) => {
      const name = names.find((one) => one === field.name);
      if (name) field.value = String(next[name]);
    });
  }

  // The guest may have counted, or the browser put back what was counted: such a party stays whole. Otherwise the address knows.
  useShownStay((stay, follows) => {
    const kept = new URLSearchParams();
    fields.current?.querySelectorAll("input").forEach(({ name, value }) => kept.set(name, value));
    const restored = countsOf(parseStay(kept));
    const isTouched = names.some((name) => restored[name] !== asked.current[name]);
    asked.current = countsOf(stay);
    show(isTouched && !names.some(follows) ? restored : asked.current);
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
        <PanelButton panel="rooms-panel" className="stay-button stay-anchor-rooms">
          <span className="label text-ink-2">{texts.rooms.label}</span>
          <span className="stay-value">{counts.room}</span>
        </PanelButton>
        <div id="rooms-panel" popover="auto" className="stay-panel">
          {row("room", texts.rooms)}
        </div>
      </div>
      <div className="stay-field">
        <PanelButton panel="guests-panel" className="stay-button stay-anchor-guests">
          <span className="label text-ink-2">{texts.guests}</span>
          <span className="stay-value">{guests}</span>
        </PanelButton>
        <div id="guests-panel" popover="auto" className="stay-panel">
          {row("adult", texts.adults)}
          {row("children", texts.children)}
        </div>
      </div>
    </div>
  );
}

/** What a stay says of its party, with the least where it says nothing. */
function countsOf({
  room = occupancyMinimums.room,
  adult = occupancyMinimums.adult,
  children = occupancyMinimums.children,
}: Stay) {
  return { room, adult, children };
}
