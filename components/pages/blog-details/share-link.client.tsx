"use client";

import type { ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { ExternalLink } from "@/components/ui/link/external-link";
import { encodeText } from "@/lib/text/encode-text";

type ShareLinkProps = {
  network: string;
  address: string;
  className?: string;
  children: ReactNode;
};

/** Shares the page that is open, because the story's title is a part of its address. */
export function ShareLink({ network, address, className, children }: ShareLinkProps) {
  const { title } = useStay();
  const shared = title === undefined ? address : `${address}?${new URLSearchParams({ title })}`;
  return (
    <ExternalLink href={network + encodeText(shared)} className={className}>
      {children}
    </ExternalLink>
  );
}
