import { SiteLink } from "@/components/ui/link/site-link";
import { Icon } from "@/components/ui/icon/icon";
import { Picture } from "@/components/features/pictures/picture";
import type { LinkedFacility } from "@/content/model/types";
import "@/components/ui/card/card.css";

export function FacilityCard({ facility }: { facility: LinkedFacility }) {
  const { title, text, icon, picture, href } = facility;
  return (
    <article className="card group">
      <div className="card-frame">
        <Picture name={picture} slot="card-wide" />
      </div>
      <div className="mt-5 flex gap-4">
        <Icon name={icon} className="mt-1 size-6 text-accent" />
        <div>
          <h3 className="text-heading">
            <SiteLink href={href} className="card-link">
              {title}
            </SiteLink>
          </h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      </div>
    </article>
  );
}
