"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRef, useState, type ReactNode } from "react";
import { prefersLessData } from "@/components/ui/browser/preferences";
import type { RelativeHref } from "@/content/types";

type SiteLinkProps = {
  href: Route | RelativeHref;
  className?: string;
  children: ReactNode;
  /** In a menu a link says when it leads to the page that the guest is on. */
  inMenu?: boolean;
  label?: string;
};

const isRelative = (href: string): href is RelativeHref => href.startsWith("../");

/** A relative address as the router takes it, with the slash behind its path that it gives to every other. */
function relativeAddress(href: RelativeHref) {
  const [, path = "", search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { pathname: path.replace(/\/?$/, "/"), search, hash };
}

/** A pointer that only crosses a link on its way is gone before this, in ms. */
const restMs = 80;

/**
 * The only link between our own pages. Nothing is prefetched until the guest shows intent (a pointer at rest, focus, touch), and never where
 * data is saved: a default prefetch of seven links costs 29 requests on the first view.
 */
export function SiteLink({ href, className, children, inMenu = false, label }: SiteLinkProps) {
  const path = usePathname();
  const here = inMenu && (path.replace(/\/$/, "") || "/") === href;
  const [intent, setIntent] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showIntent = () => setIntent(!prefersLessData());
  return (
    <Link
      href={isRelative(href) ? relativeAddress(href) : href}
      prefetch={intent ? null : false}
      onPointerEnter={() => (resting.current = setTimeout(showIntent, restMs))}
      onPointerLeave={() => clearTimeout(resting.current)}
      onFocus={showIntent}
      onTouchStart={showIntent}
      aria-current={here ? "page" : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
