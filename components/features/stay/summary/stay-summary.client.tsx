"use client";

import { rootData } from "@/lib/browser/root-data";
import { useEffect } from "react";
import type { StayFact } from "@/components/features/stay/model/describe-stay";
import { hasSearch, type RoomSelection } from "@/components/features/stay/model/stay";
import type { BookingOffice } from "@/components/features/stay/model/stay-calendar-file";
import { StayFactList } from "@/components/features/stay/summary/stay-fact-list";
import {
  useRequestedStep,
  useStay,
  useUnreadAnswers,
} from "@/components/features/stay/model/stay-provider.client";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import { stayFile } from "@/content/copy/stay-file";
import type { StayNotes } from "@/content/copy/stay";
import "@/components/ui/link/link.css";
import "./stay-summary.css";
import "./stay-summary-line.css";

type StaySummaryProps = {
  notes: StayNotes;
  office?: BookingOffice;
  /** The page's own room, which the calendar file names. */
  room?: RoomSelection;
  layout?: "list" | "line";
};

const fetchPart = () => import("@/components/features/stay/model/stay-parts.client");

// An address with a search will need this module, so its fetch starts before hydration.
if (typeof window !== "undefined" && window.location.search) void fetchPart().catch(() => {});

const blanks: readonly StayFact[] = [
  { id: "checkIn" },
  { id: "checkOut" },
  { id: "nights" },
  { id: "rooms" },
  { id: "guests" },
];

/**
 * Shows dates, nights, rooms and guests from the address, and announces changes. A list of blanks helps nobody: before the first search
 * there is one inviting sentence, and the space for the facts is reserved once something is searched. The module that describes them is
 * fetched then.
 */
export function StaySummary(props: StaySummaryProps) {
  const { notes, office, room, layout = "list" } = props;
  const stay = useStay();
  const unread = useUnreadAnswers();
  const isRead = useRequestedStep() !== undefined;
  const searched = hasSearch(stay) || unread.length > 0;
  const part = useLazyPart(fetchPart, searched);
  const parts = searched ? part : undefined;
  const isSettled = searched ? part !== undefined : isRead;
  useEffect(() => {
    if (isSettled) delete rootData().search;
  }, [isSettled]);
  return (
    <>
      <div
        role="status"
        className="stay-summary"
        data-layout={layout}
        data-searched={(searched && part !== null) || undefined}
        data-inviting={parts ? undefined : true}
      >
        {parts ? (
          <parts.StaySummaryDetails stay={stay} unread={unread} notes={notes} />
        ) : (
          <>
            {layout === "list" && <StayFactList facts={blanks} />}
            <p className="stay-note">{notes.invitation}</p>
          </>
        )}
      </div>
      {office && (
        <div
          className="stay-file mt-2 min-h-11 items-center text-ink-2 print:hidden"
          data-searched={(searched && part !== null) || undefined}
        >
          {parts ? (
            <parts.StayFile stay={{ ...stay, ...room }} office={office} />
          ) : (
            stayFile.without
          )}
        </div>
      )}
    </>
  );
}
