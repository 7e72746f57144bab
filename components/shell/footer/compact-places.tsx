import { SiteLink } from "@/components/ui/link/site-link";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf } from "@/content/model/locations";
import { footer } from "@/content/model/navigation";
import { phoneHref } from "@/lib/text/phone";
import "@/components/ui/link/link.css";
import "./compact-places.css";

export function CompactPlaces() {
  return (
    <div className="compact-places print:hidden">
      <h2 className="font-text label text-on-night-2">{footer.locationsLabel}</h2>
      <ul>
        {resortsByRoad.map(locationOf).map(({ id, name, phone }) => (
          <li key={id}>
            <SiteLink href={`/resorts/${id}`} className="compact-place hover:underline">
              {name}
            </SiteLink>
            <a
              href={phoneHref(phone)}
              className="compact-call link-line text-small figures max-md:hidden"
            >
              <span className="sr-only">{name}: </span>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
