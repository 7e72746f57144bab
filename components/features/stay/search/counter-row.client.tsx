"use client";

import { stepCount } from "@/components/features/stay/model/counter";
import { Counter } from "@/components/ui/counter/counter.client";

type CounterRowProps = {
  name: string;
  text: { label: string; add: string; remove: string };
  min: number;
  value: number;
  onChange: (value: number) => void;
};

/** A labelled counter; without scripts it is a plain field for digits, which unlike a number field ignores the wheel. */
export function CounterRow({ name, text, min, value, onChange }: CounterRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <label htmlFor={`count-${name}`} className="font-semibold">
        {text.label}
      </label>
      <Counter
        text={text}
        isLeast={value <= min}
        onStep={(change) => onChange(stepCount(value, change, min))}
        className="gap-3 max-[19em]:gap-0"
      >
        <output
          htmlFor={`count-${name}`}
          // A click before hydration has already been counted.
          suppressHydrationWarning
          className="min-w-8 text-center font-display text-lead figures noscript:hidden"
        >
          {value}
        </output>
      </Counter>
      <input
        id={`count-${name}`}
        type="text"
        inputMode="numeric"
        pattern="[0-9]{1,2}"
        name={name}
        defaultValue={min}
        className="w-24 border border-line-strong bg-paper px-3 py-2 scripted:hidden"
      />
    </div>
  );
}
