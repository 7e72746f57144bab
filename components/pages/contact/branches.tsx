import { MapOnRequest } from "@/components/pages/contact/map-on-request.client";
import { AddressText } from "@/components/features/contact/address-text";
import { formatCoordinates } from "@/lib/text/coordinates";
import { phoneHref } from "@/lib/text/phone";
import { PaperMap } from "@/components/ui/map/paper-map";
import { Section } from "@/components/ui/section/section";
import { branches, contactBlock, contactPage } from "@/content/copy/contact";
import { contactForm } from "@/content/copy/forms";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";
import "./branches.css";

export function Branches() {
  const { map, branchesTitle, wayLabel, wayText } = contactPage;
  const drawn = <PaperMap alt={map.alt} priority className="way-map w-full" />;
  return (
    <Section id="branches" className="branches pt-0!">
      <div className="ways container-page grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 id="branches-title" className="text-display">
            {branchesTitle}
          </h1>
          <p className="mt-6 text-lead text-ink-2 print:hidden">{wayText}</p>
          <a
            href={phoneHref(site.phones.booking)}
            className="link-line mt-6 flex min-h-11 w-fit items-center font-display text-heading figures print:hidden"
          >
            {site.phones.booking}
          </a>
          <a
            href={`#${contactForm.id}`}
            className="link-line flex min-h-11 w-fit items-center print:hidden"
          >
            {contactBlock.open}
          </a>
        </div>
        <div className="way-drawing lg:col-span-7 lg:col-start-6">
          {site.map.frameUrl ? (
            <MapOnRequest frameUrl={site.map.frameUrl} texts={map}>
              {drawn}
            </MapOnRequest>
          ) : (
            drawn
          )}
        </div>
        <ul className="way-list grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:col-span-full lg:grid-cols-4">
          {branches.map(({ id, name, place, address, phone, way, coordinates }) => (
            <li key={id} id={id} className="border-t border-ink pt-5">
              <h2>{name}</h2>
              <p className="text-ink-2">{place}</p>
              <p className="mt-5 mb-2 label text-ink-2">{wayLabel}</p>
              <p>{way}</p>
              <address className="mt-5 not-italic">
                <AddressText address={address} />
                <a
                  href={phoneHref(phone)}
                  className="link-line flex min-h-11 w-fit items-center figures"
                >
                  {phone}
                </a>
              </address>
              <p className="text-small text-ink-2 figures">{formatCoordinates(coordinates)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
