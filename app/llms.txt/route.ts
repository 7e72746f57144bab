import { llmsText } from "@/components/lib/machine-texts";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
