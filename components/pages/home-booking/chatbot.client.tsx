"use client";

import { useEffect } from "react";
import { whenLoaded } from "@/lib/browser/idle";
import { assetOrForeign } from "@/components/ui/asset";

declare global {
  interface Window {
    /** concierge.ts sets this while it is on the page. */
    AdeyConcierge?: { destroy: () => void };
  }
}

const rootId = "chatbot";
const idleWithinMs = 4_000;

type ChatbotProps = {
  src: string;
  label: string;
  /** The page a guest is sent to if the answers do not load. */
  elsewhere: string;
};

/**
 * Adds the chatbot when its page is open and idle, and removes it with the page. It draws inside `#chatbot`, which has `label` and
 * `elsewhere` as data attributes. The one we ship is concierge.ts with the stylesheets of public/concierge/: a launcher and a panel of
 * answers, with no framework, no inline style and no markup from data. The stylesheets are served as they are, so they are explained
 * here: They use the site's tokens, so the chatbot has the variant and the theme of its page. Forced colours paint no backgrounds, and
 * its icons are masked backgrounds. The launcher is a tab at the right edge, as wide as the gutter of wide windows. On a phone it would
 * cover the hero's controls, so it appears with the first scroll; in a low window it is the last element of the page. The guest may have
 * left the page before the script arrived, so it looks for `#chatbot` first. The answers and their stylesheet load when a guest reaches
 * the launcher, the answers without their stylesheet if need be; a click retries what did not load, or links elsewhere. The panel closes
 * behind a guest who goes on in the page; the launcher's label, which appears on hover or focus and covers the page, is hidden by Escape
 * until they return.
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
    // Rendered before any dialog opens, because a dialog makes its siblings inert.
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
