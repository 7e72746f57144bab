"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { asset } from "@/components/ui/asset";

export type CurrentLinkProps = {
  /** The whole address of a page of ours, as siteAddress gives it. */
  address: string;
  className?: string;
  children: ReactNode;
};

/** A link that says when it leads to the page that the guest is on; what a page's own address may lack of slashes is made up for. */
export function CurrentLink({ address, className, children }: CurrentLinkProps) {
  const here = `${asset("/")}${usePathname()}/`.replace(/\/+/g, "/");
  return (
    <a href={address} aria-current={here === address ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}
