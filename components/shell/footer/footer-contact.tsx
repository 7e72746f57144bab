import { SiteLink } from "@/components/ui/link/site-link";
import { phoneHref } from "@/lib/text/phone";
import { ResortMap } from "@/components/ui/map/resort-map";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf } from "@/content/model/locations";
import { footer } from "@/content/model/navigation";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";
import "./footer-contact.css";

export function FooterContact() {
  return (
    <>
      <div className="footer-reach">
        <p className="label text-adey print:hidden">{footer.contactLabel}</p>
        <h2 className="mt-3 text-heading print:hidden">{footer.contactTitle}</h2>
        <p className="footer-phone">
          <a href={phoneHref(site.phones.booking)}>{site.phones.booking}</a>
        </p>
        <div className="footer-write">
          <a href={`mailto:${site.emails.booking}`} className="link-line">
            {site.emails.booking}
          </a>
          <address className="text-on-night-2 not-italic">{site.addresses.head}</address>
        </div>
      </div>
      <div className="footer-places">
        <div className="footer-list">
          <h2 className="font-text label font-semibold text-on-night-2">{footer.locationsLabel}</h2>
          <ul>
            {resortsByRoad.map(locationOf).map(({ id, name, place, phone }) => (
              <li key={id}>
                <SiteLink
                  href={`/resorts/${id}`}
                  className="footer-place -mt-1! mb-0! font-display text-heading hover:underline"
                >
                  {name}
                </SiteLink>
                <span className="text-small text-on-night-2">{place}</span>
                <a href={phoneHref(phone)} className="footer-call link-line figures">
                  <span className="sr-only">{name}: </span>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ResortMap alt={footer.mapAlt} className="footer-map" />
      </div>
    </>
  );
}
