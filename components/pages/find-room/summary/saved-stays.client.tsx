"use client";

import { useRef, useState } from "react";
import { savedStays } from "@/components/features/stay/model/saved-stays";
import type { Stay } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import {
  arithmetic,
  type StayDetails,
} from "@/components/pages/find-room/request/describe-stay-request";
import { daysText } from "@/lib/dates/days-text";
import { SiteLink } from "@/components/ui/link/site-link";
import { sendTexts } from "@/content/copy/stay-request";
import type { RelativeHref } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./saved-stays.css";

const { list: texts } = sendTexts;

type SavedStaysProps = {
  page: RelativeHref;
  kept: readonly { readonly query: string; readonly stay: Stay }[];
  detailsOf: (stay: Stay) => StayDetails;
  /** Whether all of them go into the message; undefined if there is only the stay of the page. */
  together: boolean | undefined;
  onTogether: (together: boolean) => void;
};

/** The guest's saved stays can be opened, removed, or sent in one message; they are printed if the message contains them too. */
export function SavedStays({ page, kept, detailsOf, together, onTogether }: SavedStaysProps) {
  /** Counts removals, so that a repeated message is announced again. */
  const [removals, setRemovals] = useState(0);
  const list = useRef<HTMLElement>(null);

  function remove(removed: string) {
    savedStays.remove(removed);
    setRemovals((before) => before + 1);
    // The clicked button disappears.
    list.current?.focus({ preventScroll: true });
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={texts.title}
      className={together ? "saved-stays" : "saved-stays print:hidden"}
      hidden={kept.length === 0 && removals === 0}
    >
      {kept.length > 0 && (
        <>
          <h3 className="text-heading">{texts.title}</h3>
          <p className="mt-1 text-small text-ink-2 print:hidden">{texts.note}</p>
          <ul>
            {kept.map(({ query, stay }) => (
              <li key={query}>
                <SavedStay details={detailsOf(stay)} href={`${page}?${query}`} />
                <button
                  type="button"
                  className="link-line print:hidden"
                  onClick={() => remove(query)}
                >
                  <span>{texts.remove}</span>
                  <span className="sr-only">{`: ${stay.title}`}</span>
                </button>
              </li>
            ))}
          </ul>
          {together !== undefined && (
            <label className="mt-4 flex min-h-11 items-center gap-3 text-small print:hidden">
              <input
                type="checkbox"
                checked={together}
                className="size-5 shrink-0"
                onChange={({ target }) => onTogether(target.checked)}
              />
              <span>{texts.together}</span>
            </label>
          )}
        </>
      )}
      <p role="status" className="min-h-6 text-small text-ink-2">
        {removals > 0 && <span key={removals}>{texts.removed}</span>}
      </p>
    </section>
  );
}

function SavedStay({ details, href }: { details: StayDetails; href: `${RelativeHref}?${string}` }) {
  const { selectedInDate: first, selectedOutDate: last, title } = details.stay;
  const days = first && last ? daysText(formatDay(first), formatDay(last)) : undefined;
  const lines = [details.house, days, arithmetic(details.terms)].filter(Boolean);
  return (
    <div>
      <SiteLink href={href} stay="saved" className="link-line font-semibold wrap-anywhere">
        {title ?? sendTexts.title}
      </SiteLink>
      <p className="text-small text-ink-2">{lines.join(" · ")}</p>
    </div>
  );
}
