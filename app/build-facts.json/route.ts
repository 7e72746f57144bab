import { buildFacts } from "@/components/features/seo/build-facts";

export const dynamic = "force-static";

/** Read and taken away by the steps of scripts/build.ts; no guest ever gets it. */
export function GET(): Response {
  return Response.json(buildFacts());
}
