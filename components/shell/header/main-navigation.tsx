import { PanelButton } from "@/components/ui/panel-button.client";
import { MenuLink } from "@/components/ui/link/menu-link";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { mainLinks, menuLabels, outsideLinks } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "@/components/ui/link/link.css";

export function MainNavigation({ variant }: { variant: Variant }) {
  return (
    <nav aria-label={menuLabels.main} className="hidden xl:block print:hidden">
      <ul className="flex items-center gap-6">
        {mainLinks(variant).map((link) => (
          <li key={link.href}>
            <MenuLink href={link.href} className="nav-link">
              {link.label}
            </MenuLink>
          </li>
        ))}
        <li>
          <PanelButton panel="pages-panel" className="nav-link">
            {menuLabels.pages}
            <Icon name="chevron-down" className="size-4" />
          </PanelButton>
        </li>
        {outsideLinks.map((link) => (
          <li key={link.label}>
            <ContentLink link={link} className="nav-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
