"use client";

import { useSearchParams, type ReadonlyURLSearchParams } from "next/navigation";
import {
  createContext,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
} from "react";
import { todayIso } from "@/lib/dates/today";
import { asWritten, type SearchReader } from "@/components/features/stay/model/read-search";
import {
  parseStay,
  stepParam,
  unreadAnswers,
  type Stay,
  type UnreadAnswer,
} from "@/components/features/stay/model/stay";
import { lazyImport } from "@/lib/browser/lazy-import";

type Search = {
  /** The stay in the address; empty in the static HTML and where the guest has not searched. */
  stay: Stay;
  /** Search parameters of the address that could not be read. */
  unread: readonly UnreadAnswer[];
};

export const emptySearch: Search = { stay: {}, unread: [] };

export const SearchContext = createContext(emptySearch);

const StepContext = createContext<string | null | undefined>(undefined);

export const useStay = () => use(SearchContext).stay;

export const useUnreadAnswers = () => use(SearchContext).unread;

/** The step of the booking path in the address (steps.ts); undefined until it has been read. */
export const useRequestedStep = () => use(StepContext);

/**
 * Provides the stay in the address to every client component of the page. The static HTML knows no query, so it shows the page without a
 * stay, and only this empty boundary waits for the browser, so that nothing flashes or renders twice.
 */
export function StayProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState(emptySearch);
  const [step, setStep] = useState<string | null>();
  const onRead = useCallback((found: Search, requested: string | null) => {
    setSearch(found);
    setStep(requested);
  }, []);
  return (
    <SearchContext value={search}>
      <StepContext value={step}>
        {children}
        <Suspense fallback={null}>
          <StayReader onRead={onRead} />
        </Suspense>
      </StepContext>
    </SearchContext>
  );
}

/** An empty search keeps the same object, so that a page without a search does not render again. */
function readSearch(query: ReadonlyURLSearchParams, reader: SearchReader): Search {
  const stay = parseStay(query, todayIso(), reader);
  const unread = unreadAnswers(query, stay);
  const isEmpty = unread.length === 0 && Object.values(stay).every((value) => value === undefined);
  return isEmpty ? emptySearch : { stay, unread };
}

const fetchReadWords = () => import("@/components/features/stay/model/read-words");

function StayReader({ onRead }: { onRead: (search: Search, step: string | null) => void }) {
  const query = useSearchParams();
  useLayoutEffect(() => {
    const search = readSearch(query, asWritten);
    const step = query.get(stepParam);
    if (search.unread.length === 0) {
      onRead(search, step);
      return undefined;
    }
    // Only the Hostel's fields take a guest's own words, so their parser is fetched only where some were written.
    let stale = false;
    void lazyImport(fetchReadWords).then((words) => {
      if (!stale) onRead(words ? readSearch(query, words) : search, step);
    });
    return () => {
      stale = true;
    };
  }, [query, onRead]);
  return null;
}
