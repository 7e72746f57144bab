import { useEffect, useRef, useState } from "react";

/**
 * The title of the page at this path where its `<head>` came after its content, else "". Next's announcer reads the title in the
 * moment the content changes: where that is still the title of the page before, it says nothing, and where there is none, it reads the
 * heading out in its place.
 */
export function useLateTitle(path: string) {
  const [late, setLate] = useState({ path, title: "" });
  const shown = useRef({ path, address: "", title: "", isAwaited: false });
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const page = shown.current;
      const { title } = document;
      // What comes before its content is there when the announcer asks.
      if (page.address !== window.location.pathname || page.title === title) return;
      page.title = title;
      if (title && page.isAwaited) setLate({ path: page.path, title });
      page.isAwaited = !title;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { title } = document;
    const isAwaited = !title || title === shown.current.title;
    shown.current = { path, address: window.location.pathname, title, isAwaited };
  }, [path]);
  return late.path === path ? late.title : "";
}
