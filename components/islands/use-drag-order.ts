"use client";

import { useRef, type PointerEvent } from "react";

/**
 * Moves a row of a list as a pointer drags its handle: a row is passed once the pointer is beyond its middle. Touch, pen and mouse
 * are the same to it; the handle's CSS keeps the page from scrolling meanwhile.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const dragged = useRef<{ place: number; row: Element } | null>(null);
  return (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest("li");
      if (!row || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      row.toggleAttribute("data-dragged", true);
      dragged.current = { place, row };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = dragged.current;
      if (!held) return;
      const above = held.row.previousElementSibling;
      const below = held.row.nextElementSibling;
      const to = beyond(above, event.clientY, "above")
        ? held.place - 1
        : beyond(below, event.clientY, "below")
          ? held.place + 1
          : held.place;
      if (to === held.place) return;
      move(held.place, to);
      dragged.current = { ...held, place: to };
    },
    onLostPointerCapture: () => {
      dragged.current?.row.removeAttribute("data-dragged");
      dragged.current = null;
    },
  });
}

function beyond(row: Element | null, pointer: number, side: "above" | "below"): boolean {
  if (!row) return false;
  const { top, height } = row.getBoundingClientRect();
  const middle = top + height / 2;
  return side === "above" ? pointer < middle : pointer > middle;
}
