import type { Page } from "@playwright/test";

/**
 * Records what a screen reader announces: each change of a live region that was in the page before it changed, and each alert that is
 * added. Call it before the page is opened; it returns a function that reads the announcements so far.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output";
    const standing = new WeakSet<Element>();
    const changed = new Set<Element>();
    const announced: string[] = [];
    const within = (node: Node) =>
      node instanceof Element ? [node, ...node.querySelectorAll("*")] : [];
    const record = () => {
      for (const region of changed) {
        const text = region instanceof HTMLElement ? region.innerText.replace(/\s+/g, " ") : "";
        if (text.trim() && region.checkVisibility()) announced.push(text.trim());
      }
      changed.clear();
      document.documentElement.dataset.announced = announced.join("\n");
    };
    const observe = (records: MutationRecord[]) => {
      for (const { target, addedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest(live);
        if (region && standing.has(region)) changed.add(region);
        for (const one of [...addedNodes].flatMap(within).filter((each) => each.matches(live))) {
          standing.add(one);
          if (one.matches("[role=alert]")) changed.add(one);
        }
      }
      if (changed.size > 0) queueMicrotask(record);
    };
    addEventListener("DOMContentLoaded", () => {
      for (const region of document.querySelectorAll(live)) standing.add(region);
      new MutationObserver(observe).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
  return async () => {
    const announced = await page.locator("html").getAttribute("data-announced");
    return announced ? announced.split("\n") : [];
  };
}

export type AccessibleNode = { readonly role: string; readonly name: string; readonly to: string };

/** Returns the accessibility tree in the order of the page: role, name, and a link's target or a heading's level. */
export async function accessibilityNodes(page: Page): Promise<readonly AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string | undefined): AccessibleNode[] => {
    const { ignored, role, name, properties, childIds = [] } = known.get(id ?? "") ?? {};
    const found = properties?.find((one) => one.name === "url" || one.name === "level");
    const own = {
      role: String(role?.value),
      name: String(name?.value ?? "").trim(),
      to: String(found?.value.value ?? ""),
    };
    return [...(ignored ? [] : [own]), ...childIds.flatMap(read)];
  };
  return read(nodes[0]?.nodeId);
}
