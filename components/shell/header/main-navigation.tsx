import { PanelButton } from "@/components/ui/panel-button.client";
import { HeaderLabel } from "@/components/shell/header/header-label";
import { MenuLink } from "@/components/ui/link/menu-link";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { mainLinks, menuLabels, outsideLinks } from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import "@/components/ui/link/link.css";

export function MainNavigation({ variant, lang }: { variant: Variant; lang?: string }) {
  return (
    <nav aria-label={menuLabels.main} className="hidden xl:block print:hidden">
      <ul className="flex items-center gap-6">
        {mainLinks(variant).map((link) => (
          <li key={link.href}>
            <MenuLink href={link.href} className="nav-link">
              <HeaderLabel label={link.label} lang={lang} />
            </MenuLink>
          </li>
        ))}
        <li>
          <PanelButton panel="pages-panel" className="nav-link">
            <HeaderLabel label={menuLabels.pages} lang={lang} />
            <Icon name="chevron-down" className="size-4" />
          </PanelButton>
        </li>
        {outsideLinks.map((link) => (
          <li key={link.label}>
            <ContentLink link={link} className="nav-link">
              <HeaderLabel label={link.label} lang={lang} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
