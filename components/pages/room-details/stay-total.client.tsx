"use client";

import { createPortal } from "react-dom";
import type { PricedSelection } from "@/components/features/stay/model/stay";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { hasDates } from "@/components/features/stay/model/steps";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { todayIso } from "@/lib/dates/today";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import type { PagePath } from "@/content/model/types";
import "./stay-total.css";

type StayTotalProps = {
  room: PricedSelection;
  sleeps: number;
  extraBeds: number;
  offers: Readonly<Record<string, number>>;
  book: { readonly label: string; readonly href: PagePath };
};

const fetchPart = () => import("@/components/features/stay/model/describe-fit");

/** On phones, once the stay has nights, shows their price in this room and the way on at the window's lower edge. */
export function StayTotal({ room, sleeps, extraBeds, offers, book }: StayTotalProps) {
  const stay = useStay();
  const dated = hasDates(stay, todayIso());
  const part = useLazyPart(fetchPart, dated);
  if (!dated || !part) return null;
  const main = document.getElementById("main");
  return (
    main &&
    createPortal(
      <div className="stay-total print:hidden">
        <p>{part.describeFit(stay, { rate: room.price, sleeps, extraBeds, offers }).text}</p>
        <StayLink page={book.href} room={room} className="button button-solid">
          {book.label}
        </StayLink>
      </div>,
      main,
    )
  );
}
