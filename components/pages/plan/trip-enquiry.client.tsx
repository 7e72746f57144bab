"use client";

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Itinerary, Trip } from "@/components/features/itinerary/trip";
import type { TripOffice } from "@/components/pages/plan/trip-request.client";
import { lazyImport } from "@/lib/browser/lazy-import";
import "@/components/features/contact/contact-channels.css";

type Part = typeof import("@/components/pages/plan/trip-request.client");

const fetchRequest = () => import("@/components/pages/plan/trip-request.client");

type TripEnquiryProps = {
  trip: Trip;
  itinerary: Itinerary;
  office: TripOffice;
  children: ReactNode;
};

/** The channels to the booking office are fetched as the section comes near the viewport. */
export function TripEnquiry({ children, ...request }: TripEnquiryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        const fetched = await lazyImport(fetchRequest);
        hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
        setPart(fetched);
      },
      { rootMargin: "300px" },
    );
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  // Moves the focus to what replaces its link.
  useLayoutEffect(() => {
    if (part && hadFocus.current) frame.current?.querySelector("a")?.focus();
  }, [part]);

  return <div ref={frame}>{part ? <part.TripRequest {...request} /> : children}</div>;
}
