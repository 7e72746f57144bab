"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/link/site-link";
import type { SiteHref } from "@/content/types";

type MenuLinkProps = { href: SiteHref; className?: string; children: ReactNode };

/** A link that says when it leads to the page that the guest is on. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  const path = usePathname();
  const here = (path.replace(/\/$/, "") || "/") === href;
  return (
    <SiteLink href={href} current={here ? "page" : undefined} className={className}>
      {children}
    </SiteLink>
  );
}
