"use client";

import { useState } from "react";
import { tripParams, type Itinerary, type Trip } from "@/components/features/itinerary/trip";
import { tripMessage } from "@/components/features/itinerary/trip-message";
import { referenceOf } from "@/components/features/contact/kept-reference";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import { ContactChannelList } from "@/components/features/contact/contact-channels.client";
import { SiteLink } from "@/components/ui/link/site-link";
import { askQuery, requestTexts } from "@/content/copy/requests";
import { sendTexts } from "@/content/copy/stay-request";
import type { PagePath } from "@/content/model/types";

/** Contacts come as props, because all of content/records/site.yaml would otherwise be shipped to the browser. */
export type TripOffice = {
  readonly channels: ContactChannels;
  readonly mark: string;
  /** The page and the id of the form that is sent; undefined where nothing is sent. */
  readonly form?: { readonly page: PagePath; readonly id: string };
};

type TripRequestProps = { trip: Trip; itinerary: Itinerary; office: TripOffice };

/** Writes out the journey and offers every way to send it; its reference stays while it changes, and is shown once a way was opened. */
export function TripRequest({ trip, itinerary, office }: TripRequestProps) {
  const { channels, mark, form } = office;
  const [reference] = useState(() => referenceOf("journey", mark, "session"));
  const [opened, setOpened] = useState(false);
  const query = tripParams(trip);
  const address = `${window.location.origin}${window.location.pathname}?${query}`;
  const message = tripMessage({ itinerary, firstDay: trip.firstDay, reference, address });
  const asked = new URLSearchParams([...Object.entries(askQuery("journey")), ...query]);
  return (
    <>
      <ContactChannelList
        channels={channels}
        message={message}
        reference={reference}
        copies
        onOpen={() => setOpened(true)}
      />
      {opened && (
        <p className="mb-4 text-small text-ink-2">
          <span>{`${sendTexts.reference}: `}</span>
          <strong className="text-ink figures">{reference}</strong>
        </p>
      )}
      {form && (
        <SiteLink
          href={`${form.page}?${asked}#${form.id}`}
          className="link-line inline-flex min-h-11 items-center text-small"
        >
          {requestTexts.journey}
        </SiteLink>
      )}
    </>
  );
}
