"use client";

import { useEffect, useState, type ReactNode } from "react";
import { hasSearch } from "@/components/features/booking/stay";
import { useStay } from "@/components/features/booking/stay-provider.client";
import { lazyImport } from "@/components/ui/browser/lazy-import";
import "./room-fit.css";

type RoomFitProps = {
  /** USD per night. */
  rate: number;
  /** People. */
  sleeps: number;
  /** What stands there without a search. */
  children: ReactNode;
};

const fetchPart = () => import("@/components/features/booking/describe-fit");

type Part = Awaited<ReturnType<typeof fetchPart>>;

/** How a room of a list suits the stay in the address: what it comes to, and how many of it the party needs. */
export function RoomFit({ rate, sleeps, children }: RoomFitProps) {
  const stay = useStay();
  const asked = hasSearch(stay);
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!asked) return;
    void lazyImport(fetchPart).then((arrived) => arrived && setPart(arrived));
  }, [asked]);
  const fit = asked ? part?.describeFit(stay, rate, sleeps) : undefined;
  return (
    <p className="room-fit" data-small={fit?.small || undefined}>
      {fit?.text ?? children}
    </p>
  );
}
