"use client";

import { useSearchParams, type ReadonlyURLSearchParams } from "next/navigation";
import { createContext, Suspense, use, useLayoutEffect, useState, type ReactNode } from "react";
import { todayIso } from "@/components/features/calendar/today";
import { asWritten, type SearchReader } from "@/components/features/booking/read-search";
import {
  parseStay,
  stepParam,
  unreadAnswers,
  type Stay,
  type UnreadAnswer,
} from "@/components/features/booking/stay";
import { lazyImport } from "@/components/ui/browser/lazy-import";

type Search = {
  /** The stay that the address carries; empty in the static HTML and where the guest has not searched. */
  stay: Stay;
  /** What stands in the address as a part of the search and could not be read. */
  unread: readonly UnreadAnswer[];
  /** The step of the booking path that the address asks for, as it stands there (steps.ts); undefined until it has been read. */
  step: string | null | undefined;
};

export const nothingAsked: Search = { stay: {}, unread: [], step: undefined };

export const SearchContext = createContext(nothingAsked);

export const useStay = () => use(SearchContext).stay;

export const useUnreadAnswers = () => use(SearchContext).unread;

export const useAskedStep = () => use(SearchContext).step;

/**
 * Hands the stay in the address to every island of the page. The static HTML knows no query: it shows what stands without one,
 * and only this empty boundary waits for the browser, so that nothing flashes or is drawn twice.
 */
export function StayProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(nothingAsked);
  return (
    <SearchContext value={search}>
      {children}
      <Suspense fallback={null}>
        <StayReader onRead={setSearch} />
      </Suspense>
    </SearchContext>
  );
}

function readSearch(query: ReadonlyURLSearchParams, reader: SearchReader): Search {
  const stay = parseStay(query, todayIso(), reader);
  return { stay, unread: unreadAnswers(query, stay), step: query.get(stepParam) };
}

const fetchReadWords = () => import("@/components/features/booking/read-words");

function StayReader({ onRead }: { onRead: (search: Search) => void }) {
  const query = useSearchParams();
  useLayoutEffect(() => {
    const search = readSearch(query, asWritten);
    if (search.unread.length === 0) {
      onRead(search);
      return undefined;
    }
    // Only the Hostel's fields take a guest's own words: what reads those is fetched where some were written.
    let stale = false;
    void lazyImport(fetchReadWords).then((words) => {
      if (!stale) onRead(words ? readSearch(query, words) : search);
    });
    return () => {
      stale = true;
    };
  }, [query, onRead]);
  return null;
}
