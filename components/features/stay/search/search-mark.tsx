import { searchFields } from "@/components/features/stay/model/stay";
import { inlineScript } from "@/lib/browser/inline-script";

function markSearch(fields: readonly string[]) {
  const query = new URLSearchParams(location.search);
  if (fields.some((name) => query.get(name))) document.documentElement.dataset.search = "";
}

/**
 * Says before the first paint that the address holds a search: a StaySummary below it then has the room for its facts before they are
 * read (stay-summary.css).
 */
export function SearchMark() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(markSearch, searchFields) }} />;
}
