import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { fillText } from "@/lib/text/fill-text";
import { contactForm } from "@/content/copy/forms";
import { askQuery, requestTexts } from "@/content/copy/requests";
import { placeName } from "@/content/model/place-names";
import type { LocationId } from "@/content/model/types";
import "@/components/ui/link/link.css";

type AskAtPlaceProps = {
  ask: "table" | "transfer" | "place";
  id: LocationId;
};

/** Links to the contact form, with a message about this resort prepared and the guest's stay in it. */
export function AskAtPlace({ ask, id }: AskAtPlaceProps) {
  return (
    <StayLink
      page="/contact"
      location={id}
      query={askQuery(ask)}
      section={contactForm.id}
      className="link-line inline-flex min-h-11 items-center"
    >
      {fillText(requestTexts[ask], { place: placeName(id) })}
    </StayLink>
  );
}
