import { prefersReducedData } from "@/lib/browser/preferences";

/** A pointer that only passes a link on its way is gone before this, in ms. */
const restMs = 120;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** A page of the site that is not the one shown: its address ends with a slash. */
const isOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname;

/** Has the browser fetch a page's document once a guest points at its link, or touches it; never where data is saved. */
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
