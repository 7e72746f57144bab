"use client";

import { nightPicturesScript } from "@/components/features/theme/night-pictures-script";
import { themeKey } from "@/components/features/theme/theme";
import { inlineScript } from "@/lib/browser/inline-script";

function dropForeignTheme(key: string) {
  const kept = localStorage.getItem(key);
  if (kept !== "true" && kept !== "false") localStorage.removeItem(key);
}

/** next-themes would turn any stored word into a class name, but only "true" and "false" are ours (spec, section 4). */
const themeScript = () => inlineScript(dropForeignTheme, themeKey);

/**
 * Sets up the state that is needed before the first paint. It is in the HTML only, because rendering it on the server would repeat it in
 * the data of every page.
 */
export function FirstScript() {
  const __html = typeof window === "undefined" ? `${themeScript()}${nightPicturesScript()}` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
