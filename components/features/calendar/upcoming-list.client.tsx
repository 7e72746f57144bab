"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { todayIso } from "@/lib/dates/today";
import "./upcoming-list.css";

type UpcomingListProps = {
  className: string;
  /** List items with their day, an ISO date, in data-day. */
  children: ReactNode;
};

/** The next five of a list that was drawn when the site was built: what is over by the guest's own day makes room for what follows. */
export function UpcomingList({ className, children }: UpcomingListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const today = todayIso();
    for (const item of list.current?.querySelectorAll<HTMLLIElement>("li[data-day]") ?? [])
      item.hidden = (item.dataset.day ?? "") < today;
  }, []);
  return (
    <ul ref={list} className={`upcoming-list ${className}`}>
      {children}
    </ul>
  );
}
