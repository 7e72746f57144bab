import { SiteLink } from "@/components/ui/link/site-link";
import { homeMenuLabel } from "@/content/copy/pages";
import type { RelativeHref } from "@/content/model/types";
import "./breadcrumb.css";

type BreadcrumbProps = {
  here: string;
  home?: "../" | "../../";
  /** The parent page, unless that is the home. */
  parent?: { readonly label: string; readonly href: RelativeHref };
};

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
