import { MapOnRequest } from "@/components/pages/contact/map-on-request.client";
import { AddressText } from "@/components/features/contact/address-text";
import { phoneHref } from "@/lib/text/phone";
import { PaperMap } from "@/components/ui/map/paper-map";
import { Section } from "@/components/ui/section/section";
import { branches, contactBlock, contactPage } from "@/content/copy/contact";
import { contactForm } from "@/content/copy/forms";
import { site } from "@/content/model/site";
import "@/components/ui/link/link.css";
import "./branches.css";

export function Branches() {
  const { map, title, branchesTitle, wayText } = contactPage;
  const drawn = <PaperMap alt={map.alt} priority className="way-map w-full" />;
  return (
    <Section id="branches" className="branches pt-0!">
      <div className="ways container-page grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-8 lg:col-span-7">
          <div>
            <h1 id="branches-title" className="text-display">
              {title}
            </h1>
            <p className="mt-6 flex flex-wrap items-baseline gap-x-8 print:hidden">
              <a
                href={phoneHref(site.phones.booking)}
                className="link-line flex min-h-11 w-fit items-center font-display text-title figures"
              >
                {site.phones.booking}
              </a>
              <a href={`#${contactForm.id}`} className="link-line flex min-h-11 w-fit items-center">
                {contactBlock.open}
              </a>
            </p>
          </div>
          <div>
            <h2 className="text-heading">{branchesTitle}</h2>
            <p className="mt-3 text-lead text-ink-2 print:hidden">{wayText}</p>
          </div>
        </div>
        <div className="way-drawing lg:col-[9/-1]">
          {site.map.frameUrl ? (
            <MapOnRequest frameUrl={site.map.frameUrl} texts={map}>
              {drawn}
            </MapOnRequest>
          ) : (
            drawn
          )}
        </div>
        <BranchList />
      </div>
    </Section>
  );
}

function BranchList() {
  const { wayLabel } = contactPage;
  return (
    <ul className="way-list grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:col-span-full lg:grid-cols-4">
      {branches.map(({ id, name, address, phone, way }) => (
        <li key={id} id={id} className="border-t border-ink pt-5">
          <h3>{name}</h3>
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
        </li>
      ))}
    </ul>
  );
}
