"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** After a soft navigation the keyboard goes on in the new page, where its title is announced; a full load does so by itself. */
export function ArrivalFocus() {
  const path = usePathname();
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    const asked = document.getElementById(window.location.hash.slice(1));
    const arrival = asked?.matches("[tabindex]") ? asked : document.getElementById("main");
    arrival?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
