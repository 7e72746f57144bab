"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { asset } from "@/components/ui/asset";

export type CurrentLinkProps = {
  /** The whole address of a page of ours, as siteAddress returns it. */
  address: string;
  className?: string;
  children: ReactNode;
};

/** Sets aria-current on a link to the current page; a missing trailing slash does not matter. */
export function CurrentLink({ address, className, children }: CurrentLinkProps) {
  const here = `${asset("/")}${usePathname()}/`.replace(/\/+/g, "/");
  return (
    <a href={address} aria-current={here === address ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}
