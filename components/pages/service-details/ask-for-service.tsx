import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { contactForm } from "@/content/copy/forms";
import { askQuery, requestTexts } from "@/content/copy/requests";
import type { Service } from "@/content/model/types";

type AskForServiceProps = {
  service: Service;
  /** What is asked for. */
  request: NonNullable<Service["request"]>;
  /** The contact page, from the page that the link stands on. */
  page?: "/contact" | "../contact";
  className?: string;
};

/** To the contact form, with the message about the service prepared and the guest's stay in it. */
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
