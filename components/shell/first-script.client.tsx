"use client";

import { dataSaverScript } from "@/components/features/data-saver/data-saver-script";
import { nightPicturesScript } from "@/components/features/theme/night-pictures-script";
import { themeKey } from "@/components/features/theme/theme";

/** next-themes would turn any kept word into a class name: only "true" and "false" are ours (spec, section 4). */
const dropForeignTheme = `try{/^(true|false)$/.test(localStorage.${themeKey})||localStorage.removeItem("${themeKey}")}catch{}`;

/**
 * What has to be known before anything of the page is read. It stands in the document alone: from the server it would come once more
 * in the data of every page.
 */
export function FirstScript() {
  const __html =
    typeof window === "undefined" ? dropForeignTheme + dataSaverScript + nightPicturesScript : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
