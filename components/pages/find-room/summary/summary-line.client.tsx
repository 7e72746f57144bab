"use client";

import type { ReactNode } from "react";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import type { Step } from "@/components/features/stay/model/steps";
import { sendTexts } from "@/content/copy/stay-request";
import type { RelativeHref } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./booking-summary.css";

type LineProps = {
  label: string;
  page: RelativeHref;
  change?: Step;
  known?: boolean;
  also?: string;
  children: ReactNode;
};

/** A fact of the stay, with a way to change it. */
export function SummaryLine({ label, page, change, known = true, also, children }: LineProps) {
  return (
    <div>
      <dt className="label text-ink-2">{label}</dt>
      <dd data-known={known}>{children}</dd>
      {change && (
        <dd className="booking-summary-change print:hidden">
          <StepLink page={page} step={change} className="link-line">
            <span>{sendTexts.change}</span>
            <span className="sr-only">{`: ${label}`}</span>
          </StepLink>
        </dd>
      )}
      {also && <dd className="booking-summary-also">{also}</dd>}
    </div>
  );
}
