import { AmharicName } from "@/components/shell/header/amharic-name";
import { CurrentYear } from "@/components/shell/footer/current-year.client";
import { ContentLink } from "@/components/ui/link/content-link";
import { footer, standaloneLinks } from "@/content/model/navigation";

/** Renders the copyright line and the pages that belong to no variant. */
export function ImprintLine({ className }: { className: string }) {
  return (
    <div
      className={`${className} flex flex-wrap items-center justify-between gap-x-6 border-t border-on-night/20 pr-6 text-small text-on-night-2`}
    >
      <p>
        © <CurrentYear built={new Date().getFullYear()} /> {footer.rights}
      </p>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-6">
        {standaloneLinks.map((link) => (
          <li key={link.href} lang={link.lang}>
            <ContentLink link={link} className="nav-link text-on-night">
              {link.lang && <AmharicName name={link.label} />}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
