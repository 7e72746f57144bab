import { comparedRooms } from "@/components/features/compare/compared-rooms";

export const dynamic = "force-static";

/** What the comparison of rooms says of each, fetched when the first is opened. */
export function GET() {
  return Response.json(comparedRooms());
}
