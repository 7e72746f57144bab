"use client";

import type { ReactNode } from "react";
import { roomIn } from "@/components/features/stay/model/room-of-stay";
import { leastRateIn } from "@/components/features/stay/model/room-price";
import { useRequestedStep, useStay } from "@/components/features/stay/model/stay-provider.client";
import { StepLink } from "@/components/pages/find-room/steps/step-link.client";
import { SiteLink } from "@/components/ui/link/site-link";
import { dollars } from "@/lib/text/dollars";
import type { Rates } from "@/content/model/rates";
import type { HomePath, RelativeHref } from "@/content/model/types";
import { houseChoice } from "@/content/copy/house-choice";
import "./room-entries.css";

type RoomEntry = {
  readonly id: string;
  readonly house: string;
  readonly row: ReactNode;
};

type CityHouse = {
  readonly id: string;
  readonly name: string;
  /** Says whose rooms the list shows. */
  readonly listed: string;
  /** The house's own page, which shows its rooms without scripts. */
  readonly home: HomePath;
  readonly entries: readonly RoomEntry[];
};

type RoomEntriesProps = {
  page: RelativeHref;
  rates: Rates;
  entries: readonly RoomEntry[];
  cityHouses: readonly CityHouse[];
};

/** A choice of house is a new search: it drops the room and its price. */
const noRoom = { title: undefined, price: undefined, house: undefined, offer: undefined };

/**
 * Lists rooms in comparable lines: those of the resorts, the requested one's first, or those of the house in Addis Ababa that the stay is
 * in. The other houses are a choice.
 */
export function RoomEntries({ page, rates, entries, cityHouses }: RoomEntriesProps) {
  const stay = useStay();
  const isRead = useRequestedStep() !== undefined;
  const wanted = roomIn(stay, rates)?.house ?? stay.location;
  const cityHouse = cityHouses.find(({ id }) => id === wanted);
  const place = ({ house }: RoomEntry) => Number(house !== stay.location);
  const shown = cityHouse?.entries ?? [...entries].sort((one, other) => place(one) - place(other));
  return (
    <>
      <p className="house-choice">
        <span>{cityHouse?.listed ?? houseChoice.inTheCity}</span>
        {cityHouse && (
          <StepLink
            page={page}
            step="room"
            change={{ ...noRoom, location: undefined }}
            className="link-line inline-flex min-h-11 items-center"
          >
            {houseChoice.resorts}
          </StepLink>
        )}
        {cityHouses.map(({ id, name, home }) => {
          const leastRate = leastRateIn(id, rates);
          if (leastRate === undefined || id === cityHouse?.id) return null;
          const words = `${name}, ${houseChoice.from} ${dollars(leastRate)}`;
          return isRead ? (
            <StepLink
              key={id}
              page={page}
              step="room"
              change={{ ...noRoom, location: id }}
              className="link-line inline-flex min-h-11 items-center"
            >
              {words}
            </StepLink>
          ) : (
            <SiteLink
              key={id}
              href={`${home}#rooms`}
              className="link-line inline-flex min-h-11 items-center"
            >
              {words}
            </SiteLink>
          );
        })}
      </p>
      <ul className="room-entries mt-6 border-t border-ink">
        {shown.map(({ id, house, row }) => (
          // The class only matters for the order of the first paint.
          <li key={id} data-house={isRead ? undefined : house}>
            {row}
          </li>
        ))}
      </ul>
    </>
  );
}
