import { dishes } from "@/content/model/dishes";

export const dynamic = "force-static";

/** The food menu, which the page of the restaurant fetches (spec, section 8). */
export function GET() {
  return Response.json(dishes);
}
