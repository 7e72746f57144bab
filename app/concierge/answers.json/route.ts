import { concierge } from "@/content/concierge";
import { faq } from "@/content/faq";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** What public/concierge/concierge.js says, so that no answer and no number is written twice. */
export function GET(): Response {
  return Response.json({
    ...concierge,
    answers: faq.map(({ title, text }) => ({ title, text })),
    phone: site.phones.booking,
    email: site.emails.booking,
  });
}
