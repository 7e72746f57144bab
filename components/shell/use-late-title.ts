import { useEffect, useRef, useState } from "react";

/**
 * The title of the page at this path where its `<head>` came after its content, else "". Next's announcer reads the title in the
 * moment the content changes: where that is still the title of the page before, it says nothing.
 */
export function useLateTitle(path: string) {
  const [late, setLate] = useState({ path, title: "" });
  const titledAddress = useRef("");
  const awaitedPath = useRef<string>(undefined);
  useEffect(() => {
    let title = document.title;
    titledAddress.current = window.location.pathname;
    const observer = new MutationObserver(() => {
      if (document.title === title || !document.title) return;
      title = document.title;
      titledAddress.current = window.location.pathname;
      if (awaitedPath.current) setLate({ path: awaitedPath.current, title });
      awaitedPath.current = undefined;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    awaitedPath.current = titledAddress.current === window.location.pathname ? undefined : path;
  }, [path]);
  return late.path === path ? late.title : "";
}
