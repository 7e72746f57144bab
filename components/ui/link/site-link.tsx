import type { ReactNode } from "react";
import { assetOrForeign } from "@/components/ui/asset";
import type { SiteHref } from "@/content/types";

type SiteLinkProps = {
  href: SiteHref;
  className?: string;
  children: ReactNode;
  /** The page that the guest is on, in a menu; the step that the guest is at, in a row of steps. */
  current?: "page" | "step";
  label?: string;
};

/** The address with a slash at the end of its path, as the export serves it: "/room?adult=2" is "/room/?adult=2". */
function withSlash(href: SiteHref): string {
  const [path = ""] = /^[^?#]*/.exec(href) ?? [];
  return path.replace(/\/?$/, "/") + href.slice(path.length);
}

/** The only link between our own pages. follow-links.ts takes it through the router; without scripts it loads the page. */
export function SiteLink({ href, className, children, current, label }: SiteLinkProps) {
  return (
    <a
      href={assetOrForeign(withSlash(href))}
      aria-current={current}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
