import { PanelButton } from "@/components/ui/panel-button.client";
import { SiteLink } from "@/components/ui/link/site-link";
import { ThemeToggle } from "@/components/features/theme/theme-toggle.client";
import { HeaderLabel } from "@/components/shell/header/header-label";
import { MainNavigation } from "@/components/shell/header/main-navigation";
import { MenuSheet } from "@/components/shell/menu/menu-sheet";
import { PagesPanel } from "@/components/shell/menu/pages-panel";
import { TopBar } from "@/components/shell/header/top-bar";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { Wordmark } from "@/components/shell/header/wordmark";
import { homePath, primaryAction } from "@/content/model/navigation";
import { site } from "@/content/model/site";
import type { Variant } from "@/content/model/types";
import { variants } from "@/content/model/variants";
import "./header.css";

const roundButton =
  "flex size-[max(44px,min(2.75rem,13vw))] shrink-0 items-center justify-center rounded-full transition-tint hover:bg-current/10";

/** The bar is transparent over the hero, solid past 100 px, and below 1200 px its links are in the Menu sheet. */
export function Header({ variant, lang }: { variant: Variant; lang?: string }) {
  const action = primaryAction(variant);
  return (
    <header className="site-header">
      {variants[variant].topBar && <TopBar />}
      <div className="header-bar container-page flex h-(--header-height) items-center gap-4 xl:gap-8">
        <SiteLink
          href={homePath(variant)}
          label={`${site.brand.name}, home`}
          className="mr-auto inline-flex min-h-11 items-center"
        >
          <Wordmark />
        </SiteLink>
        <MainNavigation variant={variant} lang={lang} />
        <ThemeToggle className={`${roundButton} print:hidden`}>
          <Icon name="moon" className="size-5 dark:hidden" />
          <Icon name="sun" className="hidden size-5 dark:block" />
        </ThemeToggle>
        <ContentLink
          link={action}
          className="button min-h-11! button-solid px-5! py-1! max-sm:hidden! print:hidden"
        >
          <HeaderLabel label={action.label} lang={lang} />
        </ContentLink>
        <PanelButton
          covers
          panel="site-menu"
          label="Menu"
          className={`${roundButton} xl:hidden print:hidden`}
        >
          <Icon name="menu" className="size-6" />
        </PanelButton>
      </div>
      <PagesPanel variant={variant} />
      <MenuSheet variant={variant} lang={lang} />
    </header>
  );
}
