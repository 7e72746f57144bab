/** The `view-transition-name` of a room's picture; room-gallery.css gives it to the first one of its page. */
const name = "room-picture";

/** How long the page may stand still for the next one, in ms: one that takes longer arrives without one. */
const longestWaitMs = 400;

/**
 * A view transition of a room's picture, from its card (`data-transition`) to its page, around the soft navigation. Called on every
 * page that is arrived at; what it returns is called when the page is left.
 */
export function startPictureTransitions(): () => void {
  if (!("startViewTransition" in document)) return () => {};
  const stop = new AbortController();
  let arrive = () => {};
  let carried: HTMLElement | undefined;

  const carry = (event: MouseEvent) => {
    const link = plainlyClicked(event)?.closest<HTMLAnchorElement>("[data-transition] .card-link");
    const picture = link?.closest("[data-transition]")?.querySelector<HTMLElement>("img");
    if (!link || !picture || link === carried) return;
    event.preventDefault();
    event.stopPropagation();
    carried = link;
    picture.style.viewTransitionName = name;
    const carrying = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          const late = setTimeout(() => {
            carrying.skipTransition();
            resolve();
          }, longestWaitMs);
          arrive = () => {
            clearTimeout(late);
            resolve();
          };
          // The old page has been captured: now the router may have its click.
          link.click();
          carried = undefined;
        }),
    );
    // Skipped where the next page was late: then it just comes.
    carrying.ready.catch(() => {});
    carrying.finished.then(() => picture.style.removeProperty("view-transition-name"));
  };
  document.addEventListener("click", carry, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    arrive();
  };
}

/** The target of a primary click without a modifier key, which opens in this tab. */
function plainlyClicked(event: MouseEvent): Element | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
  return target instanceof Element ? target : undefined;
}
