import { phoneHref } from "@/lib/text/phone";
import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { AwardBand } from "@/components/shell/award-band";
import { FooterGallery } from "@/components/shell/footer-gallery";
import { FooterLinks } from "@/components/shell/footer-links";
import { ImprintLine } from "@/components/shell/imprint-line";
import { SiteLink } from "@/components/ui/link/site-link";
import { resortsByRoad } from "@/content/model/altitude-line";
import { locationOf } from "@/content/model/locations";
import { footer } from "@/content/model/navigation";
import { site } from "@/content/model/site";
import type { Variant } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "@/components/ui/tibeb/tibeb.css";
import "./compact-footer.css";

/** The end of every page but the homes: how to reach us and where we are, each in a line or two. */
export function CompactFooter({ variant }: { variant: Variant }) {
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="tibeb" data-reveal="rows" />
      <div className="compact-contact container-page">
        <div className="compact-reach">
          <h2 className="font-text text-small text-on-night-2 print:hidden">
            {footer.contactTitle}
          </h2>
          <p className="compact-phone">
            <a href={phoneHref(site.phones.booking)}>{site.phones.booking}</a>
          </p>
          <div className="compact-write text-small">
            <a href={`mailto:${site.emails.booking}`} className="link-line">
              {site.emails.booking}
            </a>
            <address className="text-on-night-2 not-italic">{site.addresses.head}</address>
          </div>
        </div>
        <CompactPlaces />
      </div>
      <FooterGallery className="compact-gallery" />
      <div className="compact-rest container-page">
        <div className="compact-letter print:hidden">
          <div>
            <h2>{footer.newsletterTitle}</h2>
            <p className="mt-3 text-on-night-2 max-lg:hidden">{footer.newsletterText}</p>
          </div>
          <NewsletterForm idPrefix="footer" />
        </div>
        <div className="compact-links print:hidden">
          <FooterLinks variant={variant} compact />
          <AwardBand compact />
        </div>
        <ImprintLine className="compact-imprint" />
      </div>
    </footer>
  );
}

/** The four resorts on the line of their road. */
function CompactPlaces() {
  return (
    <div className="compact-places print:hidden">
      <div className="compact-line">
        <h2 className="pl-3 font-text label font-semibold text-on-night-2">
          {footer.locationsLabel}
        </h2>
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
    </div>
  );
}
