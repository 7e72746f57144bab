"use client";

import { useEffect } from "react";

/** The document says the page's language from the start (amharic-document.ts); this, when guests come or go without a new one. */
export function DocumentLanguage({ lang }: { lang: string }) {
  useEffect(() => {
    const root = document.documentElement;
    const others = document.body.lang;
    root.lang = lang;
    return () => {
      root.lang = others;
    };
  }, [lang]);
  return null;
}
