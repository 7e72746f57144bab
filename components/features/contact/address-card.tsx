import { asset } from "@/components/ui/asset";
import { phoneHref } from "@/lib/text/phone";
import { cardFileName, geoHref, mapHref } from "@/components/features/contact/resort-vcard";
import { Icon } from "@/components/ui/icon/icon";
import { ExternalLink } from "@/components/ui/link/external-link";
import { contactCardTexts } from "@/content/copy/calendar-and-contact";
import { site } from "@/content/model/site";
import type { ResortLocation } from "@/content/model/types";
import "./address-card.css";

type AddressCardProps = {
  location: ResortLocation;
  words?: { name: string; address: string; comma?: string } & Record<
    keyof typeof contactCardTexts,
    string
  >;
};

export function AddressCard({ location, words }: AddressCardProps) {
  const { id, phone, coordinates } = location;
  const { name, address, comma, save, map, navigate, call, whatsapp } = {
    name: location.name,
    address: site.addresses[id],
    comma: ",",
    ...contactCardTexts,
    ...words,
  };
  const ofPlace = <span className="sr-only">{`${comma} ${name}`}</span>;
  return (
    <article className="address-card border-t border-ink pt-5">
      <h3>{name}</h3>
      <address className="not-italic">{address}</address>
      <ul className="mt-3">
        <li>
          <a href={phoneHref(phone)} className="figures">
            <Icon name="phone" className="size-4" />
            <span className="sr-only">{call} </span>
            {phone}
          </a>
        </li>
        {site.send.whatsapp && (
          <li>
            <ExternalLink href={`https://wa.me/${site.send.whatsapp}`}>
              <Icon name="message" className="size-4" />
              {whatsapp}
            </ExternalLink>
          </li>
        )}
        <li>
          <a href={asset(`/cards/${cardFileName(id)}`)} download={cardFileName(id)}>
            <Icon name="users" className="size-4" />
            {save}
            {ofPlace}
          </a>
        </li>
        <li className="address-geo">
          <a href={geoHref(coordinates, location.name)}>
            <Icon name="map-pin" className="size-4" />
            {navigate}
            {ofPlace}
          </a>
        </li>
        <li>
          <ExternalLink href={mapHref(coordinates)}>
            <Icon name="arrow-up-right" className="size-4" />
            {map}
            {ofPlace}
          </ExternalLink>
        </li>
      </ul>
    </article>
  );
}
