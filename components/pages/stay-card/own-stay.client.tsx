"use client";

import { useSyncExternalStore } from "react";
import { houseOfStay, type StayHouses } from "@/components/features/stay/model/house-of-stay";
import { savedStays } from "@/components/features/stay/model/saved-stays";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { todayIso } from "@/lib/dates/today";
import { stayParams, type Stay } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { nightsBetween } from "@/lib/dates/days";
import { stepQuery } from "@/components/features/stay/model/steps";
import { daysText } from "@/lib/dates/days-text";
import { nearestStay } from "@/components/pages/stay-card/nearest-stay";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated.client";
import { SiteLink } from "@/components/ui/link/site-link";
import { stayCard } from "@/content/copy/stay-card";
import type { SiteHref } from "@/content/model/types";
import "@/components/ui/link/link.css";

const { stay: texts } = stayCard;

/** The page with the whole stay, or the one where its dates are chosen. */
function hrefOf(stay: Stay, dated: boolean): SiteHref {
  if (stay.title) return `/find_room?${stepQuery(dated ? "send" : "dates", stay)}`;
  return dated ? `/find_room?${stayParams(stay)}` : "/find_room";
}

/** Shows the stay in the address, or else the next of the saved ones: its room and its days, and a link to the whole of it. */
export function OwnStay({ houses }: { houses: StayHouses }) {
  const kept = useSyncExternalStore(savedStays.subscribe, savedStays.snapshot, savedStays.nothing);
  const isRead = useIsHydrated();
  const asked = useStay();
  const today = todayIso();
  const stay = nearestStay(asked, kept, today);
  const { selectedInDate: first, selectedOutDate: last, title } = stay;
  const days =
    first && last && nightsBetween(first, last) !== undefined
      ? daysText(formatDay(first), formatDay(last))
      : undefined;
  const hasBegun = days !== undefined && first !== undefined && first < today;
  const room = title && [title, houseOfStay(stay, houses)?.name].filter(Boolean).join(", ");
  return (
    <section aria-label={texts.title} data-needs-scripts={0} className="container-page pb-14">
      {/* Empty until the saved stays have been read, because there may be one. */}
      <p className="min-h-14 max-w-2xl text-ink-2 noscript:hidden">
        <span>{isRead && `${[room, days].filter(Boolean).join(" · ") || texts.without} `}</span>
        {/* A stay that has begun cannot be requested again. */}
        {isRead && !hasBegun && (
          <SiteLink href={hrefOf(stay, days !== undefined)} className="link-line">
            {days ? texts.whole : texts.choose}
          </SiteLink>
        )}
      </p>
    </section>
  );
}
