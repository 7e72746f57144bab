import { prefersReducedData } from "@/lib/browser/preferences";

/** Ignores a pointer that leaves the link within this time, in ms. */
const restMs = 120;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Matches another page of the site, whose address ends with a slash. */
const isOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname;

/** Makes the browser fetch a page's document when a guest hovers over its link or touches it; never where data is saved. */
export function startPrefetching(): void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement | null) {
    if (!link || !isOtherPage(link) || asked.has(link.href) || prefersReducedData()) return;
    asked.add(link.href);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }),
    );
  }

  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, restMs, linkOf(target));
  });
  document.addEventListener("touchstart", ({ target }) => prefetch(linkOf(target)), {
    passive: true,
  });
}
