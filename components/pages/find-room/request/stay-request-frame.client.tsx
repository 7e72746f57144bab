"use client";

import type { Stay } from "@/components/features/stay/model/stay";
import { formatDay } from "@/components/features/calendar/days";
import { SelectedTitle } from "@/components/features/stay/summary/selected-title.client";
import { useStay } from "@/components/features/stay/model/stay-provider.client";
import { useStep } from "@/components/pages/find-room/steps/use-step.client";
import { mailtoHref } from "@/lib/text/mailto";
import { phoneHref } from "@/lib/text/phone";
import { useLazyPart } from "@/components/ui/hooks/use-lazy-part.client";
import type { StayRequestProps } from "@/components/pages/find-room/request/stay-request.client";
import { requestFrame } from "@/content/copy/booking-steps";
import { stayTexts } from "@/content/copy/stay";

const fetchPart = () => import("@/components/pages/find-room/request/stay-request.client");

type FrameProps = Omit<StayRequestProps, "stay">;

function linesOf(stay: Stay): readonly string[] {
  const { selectedInDate, selectedOutDate, title } = stay;
  const { checkIn, checkOut } = stayTexts.facts;
  return [
    title ?? "",
    selectedInDate ? `${checkIn.label}: ${formatDay(selectedInDate)}` : "",
    selectedOutDate ? `${checkOut.label}: ${formatDay(selectedOutDate)}` : "",
  ].filter(Boolean);
}

/** Loads the request module once a guest reaches this step; if that fails it shows the stay and the channels that need no message. */
export function StayRequestFrame(props: FrameProps) {
  const stay = useStay();
  const sending = useStep() === "send";
  const part = useLazyPart(fetchPart, sending);
  const { email, phone } = props.channels;
  const ways = (
    <>
      <a href={mailtoHref(email, requestFrame.subject, linesOf(stay))} className="link-line">
        {email}
      </a>
      <span>, </span>
      <a href={phoneHref(phone)} className="link-line figures">
        {phone}
      </a>
    </>
  );
  return (
    <div className="send-frame">
      <p className="label text-accent">{requestFrame.label}</p>
      <h2 id="send-title" className="mt-4 text-title wrap-anywhere">
        <SelectedTitle
          fallback={requestFrame.title}
          brand={sending ? `${requestFrame.label} · ${props.office.name}` : undefined}
        />
      </h2>
      {sending && part && <part.StayRequest {...props} stay={stay} />}
      {sending && part === null && (
        <>
          <ul className="mt-6">
            {linesOf(stay).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p role="alert" className="mt-6 max-w-[46ch]">
            <span>{`${requestFrame.lost} `}</span>
            {ways}
          </p>
        </>
      )}
      {/* In the document for browsers without scripts; it becomes visible after a delay. */}
      {part === undefined && (
        <p className="send-waiting mt-6 max-w-[46ch] print:hidden noscript:hidden">
          <span>{`${requestFrame.slow} `}</span>
          {ways}
        </p>
      )}
    </div>
  );
}
