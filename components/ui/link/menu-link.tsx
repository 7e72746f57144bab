import type { ReactNode } from "react";
import { CurrentLink } from "@/components/ui/link/current-link.client";
import { siteAddress } from "@/components/ui/link/site-link";
import type { SiteHref } from "@/lib/text/site-href";

type MenuLinkProps = { href: SiteHref; className?: string; children: ReactNode };

export function MenuLink({ href, ...props }: MenuLinkProps) {
  return <CurrentLink address={siteAddress(href)} {...props} />;
}
