import type { ReactNode } from "react";

type OutLinkProps = { href: string; className?: string; children: ReactNode };

/** Opens another host in the same tab, because the guest decides about tabs. */
export function ExternalLink({ href, className, children }: OutLinkProps) {
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
