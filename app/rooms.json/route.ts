import { comparedRooms } from "@/components/features/compare/compared-rooms";

export const dynamic = "force-static";

export function GET() {
  return Response.json(comparedRooms());
}
