"use client";

import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";

/**
 * Turns the select inside it into a list while it has the focus, until an option is chosen (spec, section 4). On touch screens it stays
 * as it is, because the phone's own picker is better. An address such as /contact/?subject=option2 chooses for the guest.
 */
export function SubjectSelect({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const select = () => frame.current?.querySelector("select");

  useLayoutEffect(() => {
    const field = frame.current?.querySelector("select");
    if (!field || field.value !== "") return;
    const requested = new URLSearchParams(window.location.search).get(field.name);
    const option = Array.from(field.options).find(
      ({ value }) => value !== "" && value === requested,
    );
    if (option) option.defaultSelected = true;
  }, []);

  function expand() {
    const field = select();
    if (field && !window.matchMedia("(pointer: coarse)").matches) field.size = field.length;
  }
  function collapse() {
    select()?.removeAttribute("size");
  }
  function pressSelect(event: MouseEvent) {
    const field = select();
    if (!field || event.target !== field || field.size > 1) return;
    if (window.matchMedia("(pointer: coarse)").matches) return;
    // The browser would open its own list over ours.
    event.preventDefault();
    field.focus();
    expand();
  }
  function chooseLine(event: MouseEvent) {
    if (event.target instanceof HTMLOptionElement) collapse();
  }
  function pressKey(event: KeyboardEvent) {
    const expanded = (select()?.size ?? 0) > 1;
    if (event.key === "Enter" || event.key === " ") {
      // Enter in a list would submit the form.
      event.preventDefault();
      if (expanded) collapse();
      else expand();
    }
    if (event.key === "Escape") collapse();
  }

  return (
    <div
      ref={frame}
      className="col-span-full"
      onFocus={expand}
      onBlur={collapse}
      onMouseDown={pressSelect}
      onClick={chooseLine}
      onKeyDown={pressKey}
    >
      {children}
    </div>
  );
}
