import type { ConciergeAnswers } from "@/components/pages/home-booking/concierge";
import { concierge } from "@/content/copy/concierge";
import { faq } from "@/content/model/faq";
import { site } from "@/content/model/site";

export const dynamic = "force-static";

/** Builds the concierge's answers from the content, so that no answer and no number is written twice. */
export function GET(): Response {
  const { title, text, close } = concierge;
  const answers: ConciergeAnswers = {
    title,
    text,
    close,
    answers: faq.map((answer) => ({ title: answer.title, text: answer.text })),
    phone: site.phones.booking,
    email: site.emails.booking,
  };
  return Response.json(answers);
}
