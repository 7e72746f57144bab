"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { todayIso } from "@/lib/dates/today";
import "./upcoming-list.css";

type UpcomingListProps = {
  className: string;
  children: ReactNode;
};

/** Shows the next five items of a list rendered at build time, and hides those that are over by the guest's own date. */
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
