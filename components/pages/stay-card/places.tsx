import { AddressText } from "@/components/features/contact/address-text";
import { formatCoordinates } from "@/components/pages/stay-card/coordinates";
import { phoneHref } from "@/lib/text/phone";
import { Section } from "@/components/ui/section/section";
import { branches } from "@/content/copy/contact";
import { stayCard } from "@/content/copy/stay-card";
import "@/components/ui/link/link.css";

export function StayCardPlaces() {
  const { title, way: wayLabel } = stayCard.places;
  return (
    <Section id="places" tone="paper-2">
      <div className="container-page">
        <h2 id="places-title" className="text-title">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {branches.map(({ id, name, address, phone, way, coordinates }) => (
            <li key={id} className="border-t border-line pt-5">
              <h3 className="text-heading">{name}</h3>
              <address className="mt-4 not-italic">
                <AddressText address={address} />
                <a
                  href={phoneHref(phone)}
                  className="link-line flex min-h-11 w-fit items-center figures"
                >
                  {phone}
                </a>
              </address>
              <p className="mt-3">
                <span className="mb-2 block label text-ink-2">{wayLabel}</span>
                {way}
              </p>
              <p className="mt-3 text-small text-ink-2 figures">{formatCoordinates(coordinates)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
