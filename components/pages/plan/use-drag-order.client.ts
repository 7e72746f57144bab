"use client";

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { flushSync } from "react-dom";

/** Within so many px of the window's edge a dragged row scrolls the page, by so many px a frame at most. */
const edge = 96;
const fastest = 12;

/**
 * Moves a row of a list as a pointer drags its handle: rows swap once the pointer passes the middle of one. The listeners are on the
 * window, because a row that moves in the document loses the pointer. The handle's CSS keeps touches from scrolling. Scroll anchoring is
 * off during the drag, because it would follow the row that was passed.
 */
export function useDragOrder(move: (from: number, to: number) => void, onRelease: () => void) {
  const row = useRef<Element>(null);
  const [dragged, setDragged] = useState<number>();

  const follow = useEffectEvent((pointer: number) => {
    if (dragged === undefined || !row.current) return;
    const by = passed(row.current, pointer);
    if (by === 0) return;
    // Renders before the next pointer event is handled.
    flushSync(() => {
      move(dragged, dragged + by);
      setDragged(dragged + by);
    });
  });

  const letGo = useEffectEvent(onRelease);
  const dragging = dragged !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const release = () => {
      row.current?.removeAttribute("data-dragged");
      setDragged(undefined);
      letGo();
    };
    let pointer: number | undefined;
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      pointer = clientY;
      follow(clientY);
    };
    let frame = requestAnimationFrame(function scroll() {
      frame = requestAnimationFrame(scroll);
      const by = pointer === undefined ? 0 : scrollAt(pointer, window.innerHeight);
      if (pointer === undefined || by === 0) return;
      window.scrollBy({ top: by, behavior: "instant" });
      follow(pointer);
    });
    // Chromium anchors at the body, other browsers at the root.
    const scrollers = [document.documentElement, document.body];
    for (const { style } of scrollers) style.overflowAnchor = "none";
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
    return () => {
      cancelAnimationFrame(frame);
      for (const { style } of scrollers) style.overflowAnchor = "";
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
    setDragged(place);
  };
}

/** Returns how far (px) the page scrolls in a frame, faster near an edge of the window; 0 away from both. */
export function scrollAt(pointer: number, height: number): number {
  const zone = Math.min(edge, height / 4);
  const near = pointer < zone ? pointer - zone : Math.max(0, pointer - (height - zone));
  return Math.round((fastest * Math.max(-zone, Math.min(zone, near))) / zone);
}

/** Returns one place up, one down, or none, by the middles of the rows beside the dragged one. */
function passed(row: Element, pointer: number): -1 | 0 | 1 {
  const middleOf = (other: Element) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2;
  };
  const { previousElementSibling: above, nextElementSibling: below } = row;
  if (above && pointer < middleOf(above)) return -1;
  return below && pointer > middleOf(below) ? 1 : 0;
}
