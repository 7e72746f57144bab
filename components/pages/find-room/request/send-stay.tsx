import { catalogue } from "@/components/pages/find-room/summary/bookable-rooms";
import { bookingOffice, contactChannels } from "@/components/features/stay/model/booking-office";
import { formDestination } from "@/components/features/forms/form-endpoint";
import { StayRequestFrame } from "@/components/pages/find-room/request/stay-request-frame.client";
import { WrittenRequest } from "@/components/pages/find-room/request/written-request";
import { site } from "@/content/model/site";
import type { RelativeHref } from "@/content/model/types";
import "./send-stay.css";

/**
 * The last step shows the stay in the chosen room and every way to send it. Without scripts, it is a form that a mail program takes over.
 */
export function SendStay({ page }: { page: RelativeHref }) {
  return (
    <section id="send" aria-labelledby="send-title" className="send-stay bg-paper text-ink">
      <div className="container-page">
        <StayRequestFrame
          page={page}
          catalogue={catalogue}
          office={{ ...bookingOffice, mark: site.brand.shortName }}
          channels={contactChannels}
          destination={formDestination}
        />
        {/* Rendered only without scripts, because its fields would otherwise be in the page twice. */}
        <noscript>
          <WrittenRequest />
        </noscript>
      </div>
    </section>
  );
}
