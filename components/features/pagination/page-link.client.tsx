"use client";

import type { ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { stayParams } from "@/components/features/stay/model/stay";

type ListLinkProps = { href: string; label?: string; className: string; children: ReactNode };

/**
 * To another page of a list, with the guest's search. A link of its own kind: whether that page exists is known only to the
 * catalogue, and not to the routes that SiteLink is typed with.
 */
export function PageLink({ href, label, className, children }: ListLinkProps) {
  const query = stayParams(useStay());
  return (
    <a href={query.size > 0 ? `${href}?${query}` : href} aria-label={label} className={className}>
      {children}
    </a>
  );
}
