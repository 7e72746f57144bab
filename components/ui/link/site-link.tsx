import type { ReactNode } from "react";
import { assetOrForeign } from "@/components/ui/asset";
import type { SiteHref } from "@/lib/text/site-href";

type SiteLinkProps = {
  href: SiteHref;
  className?: string;
  children: ReactNode;
  /** The page that the guest is on, in a menu; the step that the guest is at, in a row of steps. */
  current?: "page" | "step";
  label?: string;
  /** Whose stay its address carries: the one asked for, which what is typed in a search form joins, or one that is kept as it is. */
  stay?: "asked" | "saved";
};

/** The address of a page of ours as the export serves it, below the base path: "/room?adult=2" is "/resort/room/?adult=2". */
export function siteAddress(href: SiteHref): string {
  const [path = ""] = /^[^?#]*/.exec(href) ?? [];
  return assetOrForeign(path.replace(/\/?$/, "/") + href.slice(path.length));
}

/** The only link between our own pages. */
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
