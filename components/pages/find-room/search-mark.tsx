import { searchFields } from "@/components/features/stay/model/stay";
import { inlineScript } from "@/lib/browser/inline-script";

function markSearch(fields: readonly string[]) {
  const query = new URLSearchParams(location.search);
  if (fields.some((name) => query.get(name))) document.documentElement.dataset.search = "";
}

/**
 * Marks <html> before the first paint if the address holds a search, so that a StaySummary reserves the space for its facts
 * (stay-summary.css).
 */
export function SearchMark() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(markSearch, searchFields) }} />;
}
