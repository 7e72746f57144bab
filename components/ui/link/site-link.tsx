import type { ReactNode } from "react";
import { assetOrForeign } from "@/components/ui/asset";
import type { SiteHref } from "@/lib/text/site-href";

type SiteLinkProps = {
  href: SiteHref;
  className?: string;
  children: ReactNode;
  current?: "page" | "step";
  label?: string;
  /** Whose stay its address carries: "current" adds what is typed in a search form, a saved one stays as it is. */
  stay?: "current" | "saved";
};

/** Returns the address of a page of ours as the export serves it, below the base path: "/room?adult=2" is "/resort/room/?adult=2". */
export function siteAddress(href: SiteHref): string {
  const [path = ""] = /^[^?#]*/.exec(href) ?? [];
  return assetOrForeign(path.replace(/\/?$/, "/") + href.slice(path.length));
}

/** Every link between our own pages uses this component. */
export function SiteLink({ href, className, children, current, label, stay }: SiteLinkProps) {
  return (
    <a
      href={siteAddress(href)}
      aria-current={current}
      aria-label={label}
      data-stay={stay}
      className={className}
    >
      {children}
    </a>
  );
}
