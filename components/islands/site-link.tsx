"use client";

import type { Route } from "next";
import Link from "next/link";
import { useState, type ReactNode } from "react";
import { prefersLessData } from "@/components/lib/preferences";

type SiteLinkProps = {
  href: Route;
  className?: string;
  children: ReactNode;
  current?: boolean;
  label?: string;
};

/**
 * The only link between our own pages. Nothing is prefetched until the guest shows intent (hover, focus, touch), and never where data is saved:
 * a default prefetch of seven links costs 29 requests on the first view.
 */
export function SiteLink({ href, className, children, current = false, label }: SiteLinkProps) {
  const [intent, setIntent] = useState(false);
  const showIntent = () => setIntent(!prefersLessData());
  return (
    <Link
      href={href}
      prefetch={intent ? null : false}
      onPointerEnter={showIntent}
      onFocus={showIntent}
      onTouchStart={showIntent}
      aria-current={current ? "page" : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
