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
  /** The field that the last change was typed into, one figure after the other: all of them are one step back. */
  readonly typing?: string | undefined;
};

type TripChange =
  | { readonly kind: "read" | "link"; readonly trip: Trip }
  | { readonly kind: "day"; readonly firstDay: string | undefined }
  | {
      readonly kind: "nights";
      readonly id: LocationId;
      readonly nights: number;
      readonly typed: boolean;
    }
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

function fieldOf(change: TripChange): string | undefined {
  if (change.kind === "day") return "day";
  return change.kind === "nights" && change.typed ? change.id : undefined;
}

function tripReducer(state: TripState, change: TripChange): TripState {
  if (change.kind === "read") return { trip: change.trip, past: [], touched: false };
  if (change.kind === "undo") {
    const before = state.past.at(-1);
    return before ? { trip: before, past: state.past.slice(0, -1), touched: true } : state;
  }
  const trip = changed(state.trip, change);
  if (tripParams(trip).toString() === tripParams(state.trip).toString()) return state;
  const typing = fieldOf(change);
  const past = typing && typing === state.typing ? state.past : [...state.past, state.trip];
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
