"use client";

import type { ReactNode } from "react";
import { DrawnIcon } from "@/components/ui/icon/drawn-icon";
import { Minus, Plus } from "@/components/ui/icon/plus-and-minus";

type CounterProps = {
  text: { add: string; remove: string };
  isLeast: boolean;
  isMost?: boolean;
  onStep: (change: 1 | -1) => void;
  className?: string;
  children: ReactNode;
};

const round =
  "border-line-strong hover:bg-ink hover:text-paper transition-tint flex size-11 shrink-0 items-center justify-center rounded-full border aria-disabled:[border-style:dashed] aria-disabled:bg-transparent aria-disabled:text-ink-2 noscript:hidden";

/**
 * A value between a minus and a plus button. At its limits they are not `disabled`, because a click would then lose the keyboard focus.
 */
export function Counter({ text, isLeast, isMost, onStep, className = "", children }: CounterProps) {
  return (
    <div className={`flex items-center ${className}`.trimEnd()}>
      <button
        type="button"
        aria-label={text.remove}
        aria-disabled={isLeast}
        data-click="remove"
        onClick={() => onStep(-1)}
        className={round}
      >
        <DrawnIcon lines={Minus} className="size-4" />
      </button>
      {children}
      <button
        type="button"
        aria-label={text.add}
        aria-disabled={isMost}
        data-click="add"
        onClick={() => onStep(1)}
        className={round}
      >
        <DrawnIcon lines={Plus} className="size-4" />
      </button>
    </div>
  );
}
