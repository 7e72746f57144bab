"use client";

import { hasDates } from "@/components/features/stay/model/steps";
import { savedStays } from "@/components/features/stay/model/saved-stays";
import { todayIso } from "@/lib/dates/today";
import { stayParams, type Stay } from "@/components/features/stay/model/stay";
import type { BookingOffice } from "@/components/features/stay/model/stay-calendar-file";
import { RequestActions } from "@/components/pages/find-room/request/request-actions.client";
import { messageText, type RequestMessage } from "@/components/features/contact/request-hrefs";
import { lazyImport } from "@/lib/browser/lazy-import";
import { SiteLink } from "@/components/ui/link/site-link";
import { calendarFileTexts } from "@/content/copy/calendar-and-contact";
import { sendTexts } from "@/content/copy/stay-request";

type StayActionsProps = {
  stay: Stay;
  office: BookingOffice;
  reference: string;
  message: RequestMessage;
  address: string;
  hours: readonly string[] | undefined;
  cost: readonly string[];
};

export function StayActions(props: StayActionsProps) {
  const { stay, office, reference, message, address, hours, cost } = props;
  const { actions } = sendTexts;
  const save = async (tell: (answer: string) => void) => {
    const part = await lazyImport(
      () => import("@/components/features/stay/model/stay-calendar-file"),
    );
    tell(part ? "" : sendTexts.lost);
    part?.saveStay({ stay, office, address, hours, reference, cost });
  };
  return (
    <RequestActions title={message.subject} text={messageText(message)} address={address}>
      {(tell) => (
        <>
          {hasDates(stay, todayIso()) && (
            <button type="button" className="nav-link min-w-11" onClick={() => void save(tell)}>
              {calendarFileTexts.add}
            </button>
          )}
          <button
            type="button"
            className="nav-link min-w-11"
            onClick={() => tell(actions[savedStays.add(stay)])}
          >
            {actions.keep}
          </button>
          <SiteLink href={`/stay_card?${stayParams(stay)}`} className="nav-link">
            {actions.card}
          </SiteLink>
        </>
      )}
    </RequestActions>
  );
}
