import { SiteLink } from "@/components/ui/link/site-link.client";
import { homeMenuLabel } from "@/content/pages";

type BreadcrumbProps = {
  here: string;
  /** The way to the home of the variant that the page is shown in. */
  home?: "../" | "../../";
};

/** Home, then where the guest is. */
export function Breadcrumb({ here, home = "../" }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-3">
        <li>
          <SiteLink
            href={home}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {homeMenuLabel}
          </SiteLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
