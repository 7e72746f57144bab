import { titledPages } from "@/components/features/title-links/titles";

export const dynamic = "force-static";

export function GET() {
  return Response.json(titledPages());
}
