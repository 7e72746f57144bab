import type { ReactNode } from "react";
import { ContactBlock } from "@/components/shell/contact-block";
import { PageBanner } from "@/components/shell/page-banner";
import type { InnerPage as InnerPageName } from "@/content/types";

type InnerPageProps = {
  page: InnerPageName;
  /** Which page of a list it is. */
  number?: number;
  children: ReactNode;
};

/** The frame that the eleven inner pages share: banner with breadcrumb, the page itself, contact block with form. */
export function InnerPage({ page, number, children }: InnerPageProps) {
  return (
    <>
      <PageBanner page={page} number={number} />
      {children}
      <ContactBlock open={page === "contact"} />
    </>
  );
}
