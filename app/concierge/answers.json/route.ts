import { concierge } from "@/content/concierge";
import { faq } from "@/content/faq";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** What public/concierge/concierge.js says, so that no answer and no number is written twice. */
export function GET(): Response {
  const { title, text, close } = concierge;
  return Response.json({
    title,
    text,
    close,
    answers: faq.map((answer) => ({ title: answer.title, text: answer.text })),
    phone: site.phones.booking,
    email: site.emails.booking,
  });
}
