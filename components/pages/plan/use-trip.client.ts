"use client";

import { useEffect, useLayoutEffect, useReducer, useState } from "react";
import {
  defaultTrip,
  moved,
  parseTrip,
  tripParams,
  type Trip,
} from "@/components/features/itinerary/trip";
import { onEntryChange } from "@/components/ui/browser/on-entry-change";
import type { LocationId } from "@/content/types";

type TripState = {
  readonly trip: Trip;
  readonly past: readonly Trip[];
  readonly touched: boolean;
  /** Whether the last change was one of the first day, whose figures are typed one by one. */
  readonly typing?: boolean;
};

type TripChange =
  | { readonly kind: "read" | "link"; readonly trip: Trip }
  | { readonly kind: "day"; readonly firstDay: string | undefined }
  | { readonly kind: "nights"; readonly id: LocationId; readonly nights: number }
  | { readonly kind: "move"; readonly from: number; readonly to: number }
  | { readonly kind: "undo" | "reset" };

/** As many steps back as anybody remembers. */
const mostSteps = 50;

function changed(trip: Trip, change: TripChange): Trip {
  switch (change.kind) {
    case "day":
      return { ...trip, firstDay: change.firstDay };
    case "nights":
      return {
        ...trip,
        stops: trip.stops.map((stop) =>
          stop.id === change.id ? { ...stop, nights: change.nights } : stop,
        ),
      };
    case "move":
      return { ...trip, stops: moved(trip.stops, change.from, change.to) };
    case "link":
      return change.trip;
    default:
      return defaultTrip;
  }
}

function tripReducer(state: TripState, change: TripChange): TripState {
  if (change.kind === "read") return { trip: change.trip, past: [], touched: false };
  if (change.kind === "undo") {
    const before = state.past.at(-1);
    return before ? { trip: before, past: state.past.slice(0, -1), touched: true } : state;
  }
  const trip = changed(state.trip, change);
  if (tripParams(trip).toString() === tripParams(state.trip).toString()) return state;
  const typing = change.kind === "day";
  const past = typing && state.typing ? state.past : [...state.past, state.trip];
  return { trip, past: past.slice(-mostSteps), touched: true, typing };
}

const untouchedTrip: TripState = { trip: defaultTrip, past: [], touched: false };

/** The journey in the address, what the guest makes of it, and the way back. The static page shows our own journey. */
export function useTrip() {
  const [{ trip, past, touched }, change] = useReducer(tripReducer, untouchedTrip);
  const [faulty, setFaulty] = useState(false);

  useLayoutEffect(() => {
    const read = (kind: "read" | "link") => {
      const found = parseTrip(new URLSearchParams(window.location.search));
      change({ kind, trip: found.trip });
      setFaulty(found.faulty);
    };
    const goBack = () => read("read");
    goBack();
    window.addEventListener("popstate", goBack);
    const { pathname } = window.location;
    // A link to this page, on it, says which journey as well; undo has the one before.
    const unwatch = onEntryChange(({ navigationType }) => {
      if (navigationType === "push" && window.location.pathname === pathname) read("link");
    });
    return () => {
      window.removeEventListener("popstate", goBack);
      unwatch();
    };
  }, []);

  useEffect(() => {
    if (touched) window.history.replaceState(null, "", `?${tripParams(trip)}`);
  }, [trip, touched]);

  return { trip, change, faulty: faulty && !touched, canUndo: past.length > 0 };
}
