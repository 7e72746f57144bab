import { HeaderLabel } from "@/components/shell/header/header-label";
import { MenuLink } from "@/components/ui/link/menu-link";
import { PageList } from "@/components/shell/menu/page-list";
import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { Notifications } from "@/components/shell/header/notifications";
import { Wordmark } from "@/components/shell/header/wordmark";
import {
  homeLinks,
  mainLinks,
  menuLabels,
  outsideLinks,
  pageMenu,
  primaryAction,
  resortLinks,
  topBar,
} from "@/content/model/navigation";
import type { Variant } from "@/content/model/types";
import { outsideBooking, variants } from "@/content/model/variants";
import "@/components/ui/link/link.css";
import "./menu-sheet.css";

export function MenuSheet({ variant, lang }: { variant: Variant; lang?: string }) {
  const action = primaryAction(variant);
  const accounts = variants[variant].topBar ? [...topBar.start, ...topBar.end] : [];
  return (
    <div id="site-menu" popover="auto" role="dialog" aria-label="Menu" className="sheet">
      <div className="container-page pb-10">
        <div className="sticky top-0 z-1 flex h-(--header-height) items-center justify-between bg-paper">
          <Wordmark />
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="flex size-11 items-center justify-center rounded-full transition-tint hover:bg-current/10 active:bg-current/20"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <nav aria-label={menuLabels.main} className="sheet-index">
          <ul className="sheet-main">
            {mainLinks(variant).map((link) => (
              <li key={link.href}>
                <MenuLink href={link.href} className="sheet-link">
                  <HeaderLabel label={link.label} lang={lang} />
                </MenuLink>
              </li>
            ))}
          </ul>
          <ContentLink link={action} className="col-span-full button w-full button-solid">
            <HeaderLabel label={action.label} lang={lang} />
          </ContentLink>
          {variants[variant].topBar && (
            <ContentLink
              link={outsideBooking}
              className="col-span-full button w-full button-line"
            />
          )}
          <div className="grid content-start gap-10">
            <PageList
              title={menuLabels.homes}
              links={homeLinks}
              columns="grid grid-cols-2 gap-x-4"
            />
            <PageList
              title={menuLabels.resorts}
              links={resortLinks}
              columns="grid grid-cols-2 gap-x-4"
            />
          </div>
          <PageList
            title={menuLabels.pages}
            links={pageMenu(variant)}
            columns="grid grid-cols-2 gap-x-4"
          />
          <ul className="sheet-more flex flex-wrap gap-x-6 border-t border-line pt-4">
            {[...outsideLinks, ...accounts].map((link) => (
              <li key={link.label}>
                <ContentLink link={link} className="nav-link" />
              </li>
            ))}
            {variants[variant].topBar && (
              <>
                <li>
                  <Notifications className="nav-link gap-2" />
                </li>
                <li className="inline-flex min-h-11 w-full items-center gap-2">
                  <Icon name="map-pin" className="size-4" />
                  <span>{topBar.address}</span>
                </li>
              </>
            )}
          </ul>
        </nav>
      </div>
    </div>
  );
}
