"use client";

import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from "react";
import {
  defaultTrip,
  moved,
  parseTrip,
  tripParams,
  type Trip,
  type TripFault,
} from "@/components/features/itinerary/trip";
import { onEntryChange } from "@/lib/browser/on-entry-change";
import type { LocationId } from "@/content/model/types";

type TripState = {
  readonly trip: Trip;
  readonly past: readonly Trip[];
  readonly touched: boolean;
  /** Groups changes of one field into a single undo step. */
  readonly within?: string | undefined;
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
  | {
      readonly kind: "move";
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "undo" | "reset" | "settle" };

/** Limits the number of undo steps. */
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

function partOf(change: TripChange): string | undefined {
  if (change.kind === "day") return "day";
  return change.kind === "nights" && change.typed ? change.id : undefined;
}

function tripReducer(state: TripState, change: TripChange): TripState {
  if (change.kind === "read") return { trip: change.trip, past: [], touched: false };
  if (change.kind === "settle") return state.within ? { ...state, within: undefined } : state;
  if (change.kind === "undo") {
    const before = state.past.at(-1);
    return before ? { trip: before, past: state.past.slice(0, -1), touched: true } : state;
  }
  const trip = changed(state.trip, change);
  if (tripParams(trip).toString() === tripParams(state.trip).toString()) {
    // A reset removes an address that could not be read.
    return change.kind === "reset" && !state.touched ? { ...state, touched: true } : state;
  }
  const within = partOf(change);
  const past = within && within === state.within ? state.past : [...state.past, state.trip];
  return { trip, past: past.slice(-mostSteps), touched: true, within };
}

const untouchedTrip: TripState = { trip: defaultTrip, past: [], touched: false };

/** Reads the journey from the fields, because a guest may have typed before hydration. */
function journeyIn(form: HTMLFormElement): Trip {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  return parseTrip(query).trip;
}

/**
 * The journey in the address, the guest's changes, and undo. The static page shows our own journey, or what was typed into its `form`
 * before hydration.
 */
export function useTrip(form: RefObject<HTMLFormElement | null>) {
  const [{ trip, past, touched }, change] = useReducer(tripReducer, untouchedTrip);
  const [faulty, setFaulty] = useState<TripFault>();

  useLayoutEffect(() => {
    const read = (kind: "read" | "link") => {
      const found = parseTrip(new URLSearchParams(window.location.search));
      change({ kind, trip: found.trip });
      setFaulty(found.faulty);
    };
    const goBack = () => read("read");
    goBack();
    if (form.current && !window.location.search)
      change({ kind: "link", trip: journeyIn(form.current) });
    window.addEventListener("popstate", goBack);
    const { pathname } = window.location;
    // A link from this page to itself also sets the journey; undo restores the one before.
    const unwatch = onEntryChange(({ navigationType }) => {
      if (navigationType === "push" && window.location.pathname === pathname) read("link");
    });
    return () => {
      window.removeEventListener("popstate", goBack);
      unwatch();
    };
  }, [form]);

  useEffect(() => {
    if (touched) window.history.replaceState(null, "", `?${tripParams(trip)}`);
  }, [trip, touched]);

  return { trip, change, faulty: touched ? undefined : faulty, canUndo: past.length > 0 };
}
