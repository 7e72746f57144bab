"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLateTitle } from "@/components/shell/use-late-title";
import { markLive } from "@/lib/browser/live";

/**
 * A page has arrived. After a soft navigation the keyboard goes on in it, where its title is announced; a full load does so by itself.
 * Then <html> is marked: the islands listen, and the boot script leaves every press to them. It stands last, so that in the
 * same run of effects every island has taken over what the guest had done before.
 */
export function RouteFocus() {
  const path = usePathname();
  const lateTitle = useLateTitle(path);
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    const asked = document.getElementById(window.location.hash.slice(1));
    const arrival = asked?.matches("[tabindex]") ? asked : document.getElementById("main");
    arrival?.focus({ preventScroll: true });
  }, [path]);
  useEffect(() => {
    markLive();
  }, []);
  return lateTitle ? (
    <p role="alert" className="sr-only">
      {lateTitle}
    </p>
  ) : null;
}
