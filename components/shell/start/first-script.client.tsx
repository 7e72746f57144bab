"use client";

import { nightPicturesScript } from "@/components/features/theme/night-pictures-script";
import { themeKey } from "@/components/features/theme/theme";
import { inlineScript } from "@/lib/browser/inline-script";

function dropForeignTheme(key: string) {
  const kept = localStorage.getItem(key);
  if (kept !== "true" && kept !== "false") localStorage.removeItem(key);
}

/** next-themes would turn any kept word into a class name: only "true" and "false" are ours (spec, section 4). */
const themeScript = () => inlineScript(dropForeignTheme, themeKey);

/**
 * What has to be known before anything of the page is read. It stands in the document alone: from the server it would come once more
 * in the data of every page.
 */
export function FirstScript() {
  const __html = typeof window === "undefined" ? `${themeScript()}${nightPicturesScript()}` : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
