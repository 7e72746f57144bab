"use client";

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Moves a row of a list as a pointer drags its handle: a row is passed once the pointer is beyond its middle. The window is listened
 * to, because a row that changes its place in the document loses the pointer. The handle's CSS keeps a touched page from scrolling.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const row = useRef<Element>(null);
  const [held, setHeld] = useState<number>();

  const follow = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (held === undefined || !row.current) return;
    const by = passed(row.current, clientY);
    if (by === 0) return;
    // Drawn before the next movement of the pointer is judged.
    flushSync(() => {
      move(held, held + by);
      setHeld(held + by);
    });
  });

  const dragging = held !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const release = () => {
      row.current?.removeAttribute("data-dragged");
      setHeld(undefined);
    };
    const onMove = (event: globalThis.PointerEvent) => follow(event);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
    };
  }, [dragging]);

  return (place: number) => (event: PointerEvent<HTMLElement>) => {
    const here = event.currentTarget.closest("li");
    if (!here || event.button !== 0) return;
    here.toggleAttribute("data-dragged", true);
    row.current = here;
    setHeld(place);
  };
}

/** One place up, one down, or none, by the middles of the rows beside the one that is held. */
function passed(row: Element, pointer: number): -1 | 0 | 1 {
  const middleOf = (other: Element) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2;
  };
  const { previousElementSibling: above, nextElementSibling: below } = row;
  if (above && pointer < middleOf(above)) return -1;
  return below && pointer > middleOf(below) ? 1 : 0;
}
