import { startConcierge } from "@/components/pages/home-booking/concierge";

export const dynamic = "force-static";

export function GET(): Response {
  const headers = { "content-type": "text/javascript; charset=utf-8" };
  return new Response(`(${startConcierge})();`, { headers });
}
