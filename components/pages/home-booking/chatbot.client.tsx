"use client";

import { useEffect } from "react";
import { whenLoaded } from "@/lib/browser/idle";
import { assetOrForeign } from "@/components/ui/asset";

declare global {
  interface Window {
    /** Set by concierge.ts while it is on the page. */
    AdeyConcierge?: { destroy: () => void };
  }
}

const rootId = "chatbot";
const idleWithinMs = 4_000;

type ChatbotProps = {
  src: string;
  /** What the launcher says. */
  label: string;
  /** The page a guest is led to where the answers do not come. */
  elsewhere: string;
};

/**
 * Adds the chatbot when its page is open and idle, and takes it away with the page. It draws inside `#chatbot`, which has `label` and
 * `elsewhere` as data attributes.
 *
 * The one we ship is concierge.ts with the sheets of public/concierge/: a launcher and a panel of answers, with no framework, no inline
 * style and no markup from data. The sheets are served as they are written, so what is to be said about them stands here:
 * - Its sheets use the site's tokens, so it wears the variant and the theme of its page. Forced colours paint no ground of ours, and its
 *   signs are grounds behind a mask.
 * - The launcher is a tab at the right edge, as wide as the gutter of wide windows. At the top of a phone's first view it would lie on the
 *   hero's own controls, so that it comes with the first scroll; in a low window it is the last thing of the page.
 * - The guest may have left the page before the script arrived: it looks for `#chatbot` first. The answers and their sheet come when a
 *   guest comes to the launcher, the answers without their sheet if need be; a press asks again for what did not come, or leads elsewhere.
 * - The panel closes behind a guest who goes on in the page; the launcher's label, which comes with pointer or keyboard and lies over the
 *   page, gives way to Escape until they return.
 */
export function Chatbot({ src, label, elsewhere }: ChatbotProps) {
  useEffect(() => {
    const root = document.createElement("div");
    root.id = rootId;
    Object.assign(root.dataset, { label, elsewhere });
    const script = document.createElement("script");
    script.async = true;
    script.src = assetOrForeign(src);
    script.onerror = () => {
      root.remove();
      // The specification wants this failure in the console, and nowhere else (section 8).
      // eslint-disable-next-line no-console
      console.error(`Chatbot widget failed to load: ${script.src}`);
    };
    // There before any dialog opens, which makes what stands beside it inert.
    document.body.append(root);
    const cancel = whenLoaded(() => document.body.append(script), idleWithinMs);

    return () => {
      cancel();
      script.onerror = null;
      window.AdeyConcierge?.destroy();
      script.remove();
      root.remove();
    };
  }, [src, label, elsewhere]);

  return null;
}
