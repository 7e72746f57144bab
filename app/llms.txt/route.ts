import { llmsText } from "@/components/features/seo/text-files";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
