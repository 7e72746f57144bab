import { MenuLink } from "@/components/ui/link/menu-link";
import type { PageLink } from "@/content/model/types";

type PageListProps = { title: string; links: readonly PageLink[]; columns?: string };

export function PageList({ title, links, columns = "" }: PageListProps) {
  return (
    <div>
      <p className="mb-3 label text-ink-2">{title}</p>
      <ul className={columns}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink
              href={link.href}
              className="inline-flex min-h-11 items-center font-display text-lead leading-tight hover:text-accent aria-[current=page]:text-accent"
            >
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
