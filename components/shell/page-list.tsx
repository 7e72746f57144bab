import { SiteLink } from "@/components/ui/link/site-link.client";
import type { PageLink } from "@/content/types";

type PageListProps = { title: string; links: readonly PageLink[]; columns?: string };

/** One titled list of a menu. */
export function PageList({ title, links, columns = "" }: PageListProps) {
  return (
    <div>
      <p className="mb-3 label text-ink-2">{title}</p>
      <ul className={columns}>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink
              inMenu
              href={link.href}
              className="inline-flex min-h-11 items-center font-display text-[1.25rem] leading-tight hover:text-accent aria-[current=page]:text-accent"
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
