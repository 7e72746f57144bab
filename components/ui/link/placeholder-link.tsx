import type { ReactNode } from "react";
import { ExternalLink } from "@/components/ui/link/external-link";

type PlaceholderLinkProps = { href: string | undefined; className?: string; children: ReactNode };

/** A link whose address the owner may set in content/records/site.yaml; until then it is shown, can be focused, and leads nowhere. */
export function PlaceholderLink({ href, className, children }: PlaceholderLinkProps) {
  if (href) {
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <span role="link" tabIndex={0} aria-disabled="true" className={className}>
      {children}
    </span>
  );
}
