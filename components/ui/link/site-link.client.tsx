"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRef, useState, type ReactNode } from "react";
import { prefersLessData } from "@/components/ui/browser/preferences";
import type { SiteHref } from "@/content/types";

type SiteLinkProps = {
  href: SiteHref;
  className?: string;
  children: ReactNode;
  /** In a menu a link says when it leads to the page that the guest is on. */
  inMenu?: boolean;
  /** In a row of steps the link of the step that the guest is at. */
  current?: "step";
  label?: string;
};

/** An address as the router takes it, its path with a slash at the end. Which pages there are is known to SiteHref, not to the router's types. */
function addressOf(href: SiteHref) {
  const [, path = "", search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { pathname: path.replace(/\/?$/, "/"), search, hash };
}

/** A pointer or a keyboard that only passes a link on its way is gone before this, in ms. */
const restMs = 120;

/**
 * The only link between our own pages. Nothing is prefetched until the guest shows intent (a pointer or the keyboard at rest, a touch),
 * and never where data is saved: a default prefetch of seven links costs 29 requests on the first view.
 */
export function SiteLink({
  href,
  className,
  children,
  inMenu = false,
  current,
  label,
}: SiteLinkProps) {
  const path = usePathname();
  const here = inMenu && (path.replace(/\/$/, "") || "/") === href;
  const [intent, setIntent] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showIntent = () => setIntent(!prefersLessData());
  const leave = () => clearTimeout(resting.current);
  // A press brings the focus to a link that the pointer is on already: one wait for both.
  const arrive = () => {
    leave();
    resting.current = setTimeout(showIntent, restMs);
  };
  return (
    <Link
      href={addressOf(href)}
      prefetch={intent ? null : false}
      onPointerEnter={arrive}
      onPointerLeave={leave}
      onFocus={arrive}
      onBlur={leave}
      onTouchStart={showIntent}
      aria-current={here ? "page" : current}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
