"use client";

import { useEffect } from "react";
import { whenLoaded } from "@/components/ui/browser/idle";
import { mediaAddress } from "@/components/features/lightbox/media-type";

declare global {
  interface Window {
    /** Set by public/concierge/concierge.js while it is on the page. */
    AdeyConcierge?: { destroy: () => void };
  }
}

const rootId = "chatbot";
const idleWithinMs = 4_000;

/** Adds the chatbot when its page is open and idle, and takes it away with the page. It draws inside `#chatbot`. */
export function Chatbot({ src }: { src: string }) {
  useEffect(() => {
    const root = document.createElement("div");
    root.id = rootId;
    const script = document.createElement("script");
    script.async = true;
    script.src = mediaAddress(src);
    script.onerror = () => {
      root.remove();
      // The specification wants this failure in the console, and nowhere else (section 8).
      // eslint-disable-next-line no-console
      console.error(`Chatbot widget failed to load: ${script.src}`);
    };
    const cancel = whenLoaded(() => document.body.append(root, script), idleWithinMs);

    return () => {
      cancel();
      script.onerror = null;
      window.AdeyConcierge?.destroy();
      script.remove();
      root.remove();
    };
  }, [src]);

  return null;
}
