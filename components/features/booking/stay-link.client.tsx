"use client";

import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/link/site-link.client";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { searchOf, stayParams, type Stay } from "@/components/features/booking/stay";
import type { PagePath } from "@/content/types";

type HandedRoom = { title: string; price: number };

type StayLinkProps = {
  page: PagePath;
  /** The room that this link hands over; without one, the room in the address goes along. */
  room?: HandedRoom;
  /** The room that goes along where the address names none. */
  otherwise?: HandedRoom;
  /** What a letter about the stay is about, where the link leads to one. */
  subject?: string;
  className?: string;
  children: ReactNode;
};

/** A link that carries the guest's search on, with the room that was chosen (contract, section 2). */
export function StayLink({ page, room, otherwise, subject, className, children }: StayLinkProps) {
  const stay = useStay();
  const handed = room ?? (stay.title === undefined ? otherwise : undefined);
  const carried: Stay = handed ? { ...searchOf(stay), ...handed } : stay;
  const query = stayParams(carried);
  if (subject) query.set("subject", subject);
  return (
    <SiteLink href={query.size > 0 ? `${page}?${query}` : page} className={className}>
      {children}
    </SiteLink>
  );
}
