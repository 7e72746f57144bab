"use client";

import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/link/site-link";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import {
  searchOf,
  stayParams,
  withOffer,
  type RoomSelection,
  type Stay,
} from "@/components/features/stay/model/stay";
import type { LocationId, PagePath, RelativeHref } from "@/content/model/types";

type StayLinkProps = {
  page: PagePath | RelativeHref;
  /** The room that this link passes on; null where its page names the room itself; without it, the room in the address is kept. */
  room?: RoomSelection | null;
  otherwise?: RoomSelection;
  /** The resort that the guest looks at, instead of the one in the address. */
  location?: LocationId;
  /** Other parameters, such as what is asked for (content/copy/requests.ts). */
  query?: Readonly<Record<string, string>>;
  /** The id of the target on that page. */
  section?: string;
  className?: string;
  children: ReactNode;
};

/** What a room's own page, which names the room itself, needs of the address: the room of an offer. */
function offerOf({ title, price, house, offer }: Stay): Stay {
  return offer ? { title, price, house, offer } : {};
}

/** Links on with the guest's search and the chosen room. */
export function StayLink(props: StayLinkProps) {
  const { page, room, otherwise, location, query: more, section, className, children } = props;
  const stay = useStay();
  const selected = room ?? (stay.title === undefined ? otherwise : undefined);
  const search = location ? { ...searchOf(stay), location } : searchOf(stay);
  const chosen = selected ? withOffer(selected, stay) : room === null ? offerOf(stay) : undefined;
  const carried: Stay = chosen || location ? { ...search, ...chosen } : stay;
  const query = new URLSearchParams([...Object.entries(more ?? {}), ...stayParams(carried)]);
  const address = query.size > 0 ? (`${page}?${query}` as const) : page;
  return (
    <SiteLink
      href={section ? `${address}#${section}` : address}
      stay="current"
      className={className}
    >
      {children}
    </SiteLink>
  );
}
