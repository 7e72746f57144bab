"use client";

import type { Route } from "next";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/islands/site-link";

type PageLinkHereProps = { href: Route; className?: string; children: ReactNode };

/** A link of a menu, which says when it leads to the page that the guest is on. */
export function PageLinkHere({ href, className, children }: PageLinkHereProps) {
  const path = usePathname();
  const here = (path.replace(/\/$/, "") || "/") === href;
  return (
    <SiteLink href={href} current={here} className={className}>
      {children}
    </SiteLink>
  );
}
