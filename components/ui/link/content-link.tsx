import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/link/site-link";
import { PlaceholderLink } from "@/components/ui/link/placeholder-link";
import type { SiteHref } from "@/lib/text/site-href";

type ContentLinkProps = {
  link:
    | { readonly kind: "page"; readonly label: string; readonly href: SiteHref }
    | { readonly kind: "outside"; readonly label: string; readonly url: string | undefined };
  className?: string;
  children?: ReactNode;
};

/** Renders a link as content writes it: to a page of ours, to another host, or with an address that the owner has not set yet. */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  if (link.kind === "outside") {
    return (
      <PlaceholderLink href={link.url} className={className}>
        {children ?? link.label}
      </PlaceholderLink>
    );
  }
  return (
    <SiteLink href={link.href} className={className}>
      {children ?? link.label}
    </SiteLink>
  );
}
