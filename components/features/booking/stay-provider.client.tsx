"use client";

import { useSearchParams } from "next/navigation";
import { createContext, Suspense, use, useLayoutEffect, useState, type ReactNode } from "react";
import { parseStay, type Stay } from "@/components/features/booking/stay";

const noStay: Stay = {};

export const StayContext = createContext(noStay);

/** The stay that the address carries; empty in the static HTML and where the guest has not searched. */
export function useStay(): Stay {
  return use(StayContext);
}

/**
 * Hands the stay in the address to every island of the page. The static HTML knows no query: it shows what stands without one,
 * and only this empty boundary waits for the browser, so that nothing flashes or is drawn twice.
 */
export function StayProvider({ children }: { children: ReactNode }) {
  const [stay, setStay] = useState(noStay);
  return (
    <StayContext value={stay}>
      {children}
      <Suspense fallback={null}>
        <StayReader onRead={setStay} />
      </Suspense>
    </StayContext>
  );
}

function StayReader({ onRead }: { onRead: (stay: Stay) => void }) {
  const query = useSearchParams();
  useLayoutEffect(() => onRead(parseStay(query)), [query, onRead]);
  return null;
}
