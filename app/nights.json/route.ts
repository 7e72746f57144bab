import { calendarRooms } from "@/components/features/stay/calendar/calendar-rooms";

export const dynamic = "force-static";

export function GET() {
  return Response.json(calendarRooms());
}
