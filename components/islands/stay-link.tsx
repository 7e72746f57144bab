"use client";

import type { ReactNode } from "react";
import { SiteLink } from "@/components/islands/site-link";
import { useStay } from "@/components/islands/use-stay";
import { searchOf, stayParams, type Stay } from "@/components/lib/stay";

type StayLinkProps = {
  page: "/find_room" | "/room_details";
  /** The room that this link hands over; without one, the room in the address goes along. */
  room?: { title: string; price: number };
  className?: string;
  children: ReactNode;
};

/** A link that carries the guest's search on, with the room that was chosen (contract, section 2). */
export function StayLink({ page, room, className, children }: StayLinkProps) {
  const stay = useStay();
  const carried: Stay = room ? { ...searchOf(stay), ...room } : stay;
  const query = stayParams(carried).toString();
  return (
    <SiteLink href={query ? `${page}?${query}` : page} className={className}>
      {children}
    </SiteLink>
  );
}
