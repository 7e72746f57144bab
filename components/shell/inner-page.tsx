import type { ReactNode } from "react";
import { ContactBlock } from "@/components/shell/footer/contact-block";
import { PageBanner, type OpeningKind } from "@/components/shell/opening/page-banner";
import type { SectionTone } from "@/components/ui/section/section";
import type { InnerPage as InnerPageName } from "@/content/model/types";

type InnerPageProps = {
  page: InnerPageName;
  opening: OpeningKind;
  lead?: string;
  number?: number;
  lastGround?: SectionTone;
  children: ReactNode;
};

/** Frames the eleven inner pages: banner with breadcrumb, the page itself, contact block with form. */
export function InnerPage({ page, opening, lead, number, lastGround, children }: InnerPageProps) {
  return (
    <>
      <PageBanner page={page} kind={opening} lead={lead} number={number} />
      {children}
      <ContactBlock open={page === "contact"} after={lastGround} />
    </>
  );
}
