import { asset } from "@/components/ui/asset";
import { inlineScript } from "@/lib/browser/inline-script";
import { findTitle } from "@/components/features/title-links/find-title";
import { titlesFile } from "@/components/features/title-links/titles";

/**
 * Before rooms and stories had pages of their own, a link named one in its query. Where the title is known, this
 * takes the guest on to its page, the rest of the query with it; nothing is fetched without a title, and an unknown one stays text.
 */
export function TitleRedirect({ kind }: { kind: "rooms" | "stories" }) {
  const run = inlineScript(findTitle, asset(titlesFile), kind);
  return <script dangerouslySetInnerHTML={{ __html: run }} />;
}
