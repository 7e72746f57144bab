"use client";

import { createContext, use } from "react";
import type { Stay } from "@/components/lib/stay";

export const StayContext = createContext<Stay>({});

/** The stay that the address carries; empty in the static HTML and where the guest has not searched. */
export function useStay(): Stay {
  return use(StayContext);
}
