import { asset } from "@/components/ui/asset";
import { inlineScript } from "@/lib/browser/inline-script";
import { findTitle } from "@/components/features/title-links/find-title";
import { titlesFile } from "@/components/features/title-links/titles";

/**
 * Redirects old links, which named a room or a story in their query before these had pages of their own. If the title is known the guest
 * goes to its page with the rest of the query; nothing is fetched without a title, and an unknown title is shown as text.
 */
export function TitleRedirect({ kind }: { kind: "rooms" | "stories" }) {
  const run = inlineScript(findTitle, asset(titlesFile), kind);
  return <script dangerouslySetInnerHTML={{ __html: run }} />;
}
