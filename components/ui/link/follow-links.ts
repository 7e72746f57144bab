import { asset } from "@/components/ui/asset";
import { arrival } from "@/lib/browser/arrival";
import { prefersReducedData } from "@/lib/browser/preferences";

/** Which pages there are is known to SiteHref, not to the router's own types. */
type Router = { push(address: string): void; prefetch(address: string): void };

const root = asset("/");

/** A pointer or a keyboard that only passes a link on its way is gone before this, in ms. */
const restMs = 120;

/** The link that something of the page lies in. */
const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Whether the guest asks for a new tab, a new window or a download: that is the browser's to do. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Where a link leads within the site, below the base path. Undefined for what the browser follows: another host, a file, a place on
 * the same page, and a link with a target.
 */
function addressOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || link.getAttribute("href")?.startsWith("#")) return undefined;
  const { origin, pathname, search, hash } = link;
  const isPage = pathname.startsWith(root) && pathname.endsWith("/");
  return origin === location.origin && isPage
    ? pathname.slice(root.length - 1) + search + hash
    : undefined;
}

/**
 * Takes every link between our own pages through the router, without a load. Nothing is prefetched until the guest shows intent (a
 * pointer or the keyboard at rest, a touch), and never where data is saved. One listener for all: a link is markup, and costs React
 * nothing. Answers with what ends it.
 */
export function followLinks(router: Router): () => void {
  const stop = new AbortController();
  let rest: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;

  function on<Type extends keyof DocumentEventMap>(
    types: readonly Type[],
    listener: (event: DocumentEventMap[Type]) => void,
  ) {
    for (const type of types)
      document.addEventListener(type, listener, { passive: type !== "click", signal: stop.signal });
  }

  function prefetch(link: HTMLAnchorElement | null) {
    const address = addressOf(link);
    if (address && !prefersReducedData()) router.prefetch(address);
  }

  function leave() {
    clearTimeout(rest?.timer);
    rest = undefined;
  }

  on(["click"], (press) => {
    const address = addressOf(linkOf(press.target));
    if (!address || press.defaultPrevented || isForBrowser(press)) return;
    press.preventDefault();
    arrival.address = address;
    router.push(address);
  });
  on(["pointerover", "focusin"], ({ target }) => {
    const link = linkOf(target);
    // A press brings the focus to a link that the pointer is on already: one wait for both.
    if (!link || link === rest?.link) return;
    leave();
    rest = { link, timer: setTimeout(prefetch, restMs, link) };
  });
  on(["pointerout", "focusout"], ({ relatedTarget }) => {
    if (linkOf(relatedTarget) !== rest?.link) leave();
  });
  on(["touchstart"], ({ target }) => prefetch(linkOf(target)));
  return () => {
    leave();
    stop.abort();
  };
}
