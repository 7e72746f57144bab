"use client";

import { usePathname, useRouter } from "next/navigation";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { assetOrForeign } from "@/components/ui/asset";
import { arrival } from "@/components/ui/browser/arrival";
import { prefersLessData } from "@/components/ui/browser/preferences";
import type { SiteHref } from "@/content/types";

type SiteLinkProps = {
  href: SiteHref;
  className?: string;
  children: ReactNode;
  /** In a menu a link says when it leads to the page that the guest is on. */
  inMenu?: boolean;
  /** In a row of steps the link of the step that the guest is at. */
  current?: "step";
  label?: string;
};

/** The address with a slash at the end of its path, as the export serves it: "/room?adult=2" is "/room/?adult=2". */
function withSlash(href: SiteHref): string {
  const [path = ""] = /^[^?#]*/.exec(href) ?? [];
  return path.replace(/\/?$/, "/") + href.slice(path.length);
}

/** Whether the guest asks for a new tab, a new window or a download: that is the browser's to do. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Which pages there are is known to SiteHref, not to the router's own types. */
type Router = { push(address: string): void; prefetch(address: string): void };

/** A pointer or a keyboard that only passes a link on its way is gone before this, in ms. */
const restMs = 120;

/**
 * The only link between our own pages. Nothing is prefetched until the guest shows intent (a pointer or the keyboard at rest, a touch),
 * and never where data is saved: a default prefetch of seven links costs 29 requests on the first view. The router is asked directly:
 * next/link, of which nothing else was in use, was 3.3 KiB of every page's scripts and five hooks a link.
 */
export function SiteLink({
  href,
  className,
  children,
  inMenu = false,
  current,
  label,
}: SiteLinkProps) {
  const path = usePathname();
  const here = inMenu && (path.replace(/\/$/, "") || "/") === href;
  const router: Router = useRouter();
  const address = withSlash(href);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => {
    if (!prefersLessData()) router.prefetch(address);
  };
  const leave = () => clearTimeout(resting.current);
  // A press brings the focus to a link that the pointer is on already: one wait for both.
  const arrive = () => {
    leave();
    resting.current = setTimeout(prefetch, restMs);
  };
  return (
    <a
      href={assetOrForeign(address)}
      onClick={(press) => {
        if (press.defaultPrevented || isForBrowser(press)) return;
        press.preventDefault();
        arrival.address = address;
        router.push(address);
      }}
      onPointerEnter={arrive}
      onPointerLeave={leave}
      onFocus={arrive}
      onBlur={leave}
      onTouchStart={prefetch}
      aria-current={here ? "page" : current}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
