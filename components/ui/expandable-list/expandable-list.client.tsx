"use client";

import {
  Children,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import "./expandable-list.css";

type ExpandableListProps = {
  /** How many items are visible while it is collapsed. */
  collapsedCount: number;
  labels: { expand: string; collapse: string };
  className: string;
  /** One item a child, rendered on the server. */
  children: ReactNode;
};

/**
 * Shows some of a list, and all of it after a click, or once the browser's search or a link to a piece of text leads into the rest;
 * without scripts simply all of it.
 */
export function ExpandableList({
  collapsedCount,
  labels,
  className,
  children,
}: ExpandableListProps) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const heldAt = useRef<number>(undefined);

  useEffect(() => {
    const rest = Array.from(list.current?.children ?? []).slice(collapsedCount);
    // The browser's search may have opened an item before hydration.
    if (rest.some(({ firstElementChild }) => !firstElementChild?.hasAttribute("hidden")))
      setExpanded(true);
    const stop = new AbortController();
    list.current?.addEventListener("beforematch", () => setExpanded(true), { signal: stop.signal });
    return () => stop.abort();
  }, [collapsedCount]);

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
      <ul id={id} ref={list} className={className}>
        {Children.map(children, (item, place) => (
          <li>
            <expandable-item
              hidden={!expanded && place >= collapsedCount ? "until-found" : undefined}
              suppressHydrationWarning
            >
              {item}
            </expandable-item>
          </li>
        ))}
      </ul>
      {Children.count(children) > collapsedCount && (
        <p className="mt-12 text-center noscript:hidden">
          <button
            ref={button}
            type="button"
            aria-expanded={expanded}
            aria-controls={id}
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
