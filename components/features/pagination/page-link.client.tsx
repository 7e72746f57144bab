"use client";

import type { ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { stayParams } from "@/components/features/stay/model/stay";

type ListLinkProps = { href: string; label?: string; className: string; children: ReactNode };

/**
 * Links to another page of a list and keeps the guest's search. SiteLink cannot do that, because only the catalogue knows which pages
 * exist, not the route types.
 */
export function PageLink({ href, label, className, children }: ListLinkProps) {
  const query = stayParams(useStay());
  return (
    <a href={query.size > 0 ? `${href}?${query}` : href} aria-label={label} className={className}>
      {children}
    </a>
  );
}
