import { SiteLink } from "@/components/ui/link/site-link";
import { homeMenuLabel } from "@/content/copy/pages";
import type { RelativeHref } from "@/content/model/types";
import "./breadcrumb.css";

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
      <ol className="breadcrumb">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="-mx-2 inline-flex min-h-11 items-center px-2 underline underline-offset-4"
            >
              {label}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
