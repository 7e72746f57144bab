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
  /** What stands until then: an address and a telephone. */
  children: ReactNode;
};

/** The ways in which the journey reaches the booking office, fetched as the window comes near. */
export function TripEnquiry({ children, ...asked }: TripEnquiryProps) {
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
  // The keyboard follows to what takes the place of its link.
  useLayoutEffect(() => {
    if (part && hadFocus.current) frame.current?.querySelector("a")?.focus();
  }, [part]);

  return <div ref={frame}>{part ? <part.TripRequest {...asked} /> : children}</div>;
}
