import { Fragment } from "react";
import { SiteLink } from "@/components/ui/link/site-link";
import { homeMenuLabel } from "@/content/pages";
import type { RelativeHref } from "@/content/types";

type BreadcrumbProps = {
  here: string;
  /** The way to the home of the variant that the page is shown in. */
  home?: "../" | "../../";
  /** The page above this one, where that is not the home. */
  parent?: { readonly label: string; readonly href: RelativeHref };
};

/** Home, the page above where there is one, then where the guest is. */
export function Breadcrumb({ here, home = "../", parent }: BreadcrumbProps) {
  const ways = [{ label: homeMenuLabel, href: home }, ...(parent ? [parent] : [])];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-3">
        {ways.map(({ label, href }) => (
          <Fragment key={href}>
            <li>
              <SiteLink
                href={href}
                className="-mx-2 inline-flex min-h-11 items-center px-2 underline underline-offset-4"
              >
                {label}
              </SiteLink>
            </li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
