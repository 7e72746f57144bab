"use client";

import { Minus, Plus } from "lucide";
import { stepCount } from "@/components/features/booking/counter";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";

type CounterRowProps = {
  name: string;
  text: { label: string; add: string; remove: string };
  min: number;
  value: number;
  onChange: (value: number) => void;
};

const round =
  "border-line-strong hover:bg-ink hover:text-paper flex size-11 shrink-0 items-center justify-center rounded-full border aria-disabled:[border-style:dashed] aria-disabled:bg-transparent aria-disabled:text-ink-2";

/** One count between a minus and a plus; where no script runs it is a plain number field of the same name. */
export function CounterRow({ name, text, min, value, onChange }: CounterRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <label htmlFor={`count-${name}`} className="font-semibold">
        {text.label}
      </label>
      <div className="flex items-center gap-3 max-[19em]:gap-0 noscript:hidden">
        <button
          type="button"
          aria-label={text.remove}
          // Not `disabled`: the press that comes to the least would drop the keyboard.
          aria-disabled={value <= min}
          data-press="remove"
          onClick={() => onChange(stepCount(value, -1, min))}
          className={round}
        >
          <DrawnIcon lines={Minus} className="size-4" />
        </button>
        <output
          htmlFor={`count-${name}`}
          // A press before the island listens has counted already.
          suppressHydrationWarning
          className="min-w-8 text-center font-display text-[1.375rem] figures"
        >
          {value}
        </output>
        <button
          type="button"
          aria-label={text.add}
          data-press="add"
          onClick={() => onChange(stepCount(value, 1, min))}
          className={round}
        >
          <DrawnIcon lines={Plus} className="size-4" />
        </button>
      </div>
      <input
        id={`count-${name}`}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        defaultValue={min}
        className="w-24 border border-line-strong bg-paper px-3 py-2 scripted:hidden"
      />
    </div>
  );
}
