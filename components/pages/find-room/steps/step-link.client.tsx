"use client";

import type { ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { stepQuery, type Step } from "@/components/features/stay/model/steps";
import type { Stay } from "@/components/features/stay/model/stay";
import { SiteLink } from "@/components/ui/link/site-link";
import type { RelativeHref } from "@/content/model/types";

type StepLinkProps = {
  /** The Find Room page, from the page that it stands on. */
  page: RelativeHref;
  step: Step;
  /** What is different from the stay in the address. */
  change?: Stay;
  /** Whether the guest is there. */
  current?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link to a step of the booking path that loses nothing of the stay. */
export function StepLink({ page, step, change, current, className, children }: StepLinkProps) {
  const stay = { ...useStay(), ...change };
  return (
    <SiteLink
      href={`${page}?${stepQuery(step, stay)}`}
      current={current ? "step" : undefined}
      className={className}
    >
      {children}
    </SiteLink>
  );
}
