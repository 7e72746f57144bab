import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { contactForm } from "@/content/copy/forms";
import { askQuery, requestTexts } from "@/content/copy/requests";
import type { Service } from "@/content/model/types";

type AskForServiceProps = {
  service: Service;
  request: NonNullable<Service["request"]>;
  /** The address of the contact page relative to the page with the link. */
  page?: "/contact" | "../contact";
  className?: string;
};

/** Links to the contact form, with a message about the service prepared and the guest's stay in it. */
export function AskForService(props: AskForServiceProps) {
  const { service, request, page = "/contact", className } = props;
  return (
    <StayLink
      page={page}
      room={null}
      query={{ ...askQuery(request), service: service.id }}
      section={contactForm.id}
      className={className}
    >
      {requestTexts[request]}
    </StayLink>
  );
}
