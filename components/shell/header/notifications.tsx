import { Icon } from "@/components/ui/icon/icon";
import { PlaceholderLink } from "@/components/ui/link/placeholder-link";
import { topBar } from "@/content/model/navigation";

/** The bell with its badge, which leads nowhere (spec, section 2). */
export function Notifications({ className }: { className: string }) {
  return (
    <PlaceholderLink href={undefined} className={`${className} relative`}>
      <Icon name="bell" className="size-4" />
      <span className="sr-only">{topBar.notifications.label}</span>
      <span className="rounded-full bg-adey px-1.5 text-label font-bold text-night figures">
        {topBar.notifications.badge}
      </span>
    </PlaceholderLink>
  );
}
