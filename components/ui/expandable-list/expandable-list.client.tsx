"use client";

import { Children, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";

type ExpandableListProps = {
  /** How many items are visible while it is collapsed. */
  collapsedCount: number;
  labels: { expand: string; collapse: string };
  className: string;
  /** One item a child, rendered on the server. */
  children: ReactNode;
};

/** Shows some of a list, and all of it after a click; without scripts simply all of it. */
export function ExpandableList({
  collapsedCount,
  labels,
  className,
  children,
}: ExpandableListProps) {
  const [expanded, setExpanded] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  const heldAt = useRef<number>(undefined);

  // Collapsing removes rows above the button, so the page scrolls to keep the button under the pointer.
  useLayoutEffect(() => {
    if (heldAt.current === undefined || !button.current) return;
    const moved = button.current.getBoundingClientRect().top - heldAt.current;
    heldAt.current = undefined;
    window.scrollBy({ top: moved, behavior: "instant" });
  }, [expanded]);

  function toggle() {
    if (expanded) heldAt.current = button.current?.getBoundingClientRect().top;
    setExpanded(!expanded);
  }

  return (
    <>
      <ul id={list} className={className}>
        {Children.map(children, (item, place) => (
          <li
            className={
              !expanded && place >= collapsedCount ? "print:list-item scripted:hidden" : ""
            }
          >
            {item}
          </li>
        ))}
      </ul>
      {Children.count(children) > collapsedCount && (
        <p className="mt-12 text-center noscript:hidden">
          <button
            ref={button}
            type="button"
            aria-expanded={expanded}
            aria-controls={list}
            onClick={toggle}
            className="button button-line"
          >
            {expanded ? labels.collapse : labels.expand}
          </button>
        </p>
      )}
    </>
  );
}
