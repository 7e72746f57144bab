"use client";

import type { ReactNode } from "react";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { stepQuery, type Step } from "@/components/features/stay/model/steps";
import type { Stay } from "@/components/features/stay/model/stay";
import { SiteLink } from "@/components/ui/link/site-link";
import type { RelativeHref } from "@/content/model/types";

type StepLinkProps = {
  page: RelativeHref;
  step: Step;
  change?: Stay;
  current?: boolean;
  className?: string;
  children: ReactNode;
};

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
