import { titledPages } from "@/components/features/title-links/titles";

export const dynamic = "force-static";

/** Where links lead that name a room or a story by its title alone. */
export function GET() {
  return Response.json(titledPages());
}
