import { ContentLink } from "@/components/ui/link/content-link";
import { Icon } from "@/components/ui/icon/icon";
import { Notifications } from "@/components/shell/header/notifications";
import { topBar } from "@/content/model/navigation";
import "./top-bar.css";

const entry = "inline-flex min-h-9 items-center gap-2 hover:underline underline-offset-4";

/** Only the City Hotel and the Apartment have this bar, on wide screens; on smaller ones its links are in the Menu sheet. */
export function TopBar() {
  return (
    <div className="top-bar hidden border-b border-current/25 text-small xl:block print:hidden!">
      <div className="container-page flex h-full items-center gap-6">
        {topBar.start.map((link) => (
          <ContentLink key={link.account} link={link} className={entry} />
        ))}
        <span className="mr-auto inline-flex items-center gap-2">
          <Icon name="map-pin" className="size-4" />
          {topBar.address}
        </span>
        {topBar.end.map((link) => (
          <ContentLink key={link.account} link={link} className={entry} />
        ))}
        <Notifications className={entry} />
      </div>
    </div>
  );
}
