import { cardFileName, resortVCard } from "@/components/features/contact/resort-vcard";
import { locations } from "@/content/model/locations";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return locations.map(({ id }) => ({ file: cardFileName(id) }));
}

/** Each resort's contact card, to be saved from the planner and the Amharic page. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const location = locations.find(({ id }) => cardFileName(id) === file);
  if (!location) return new Response(null, { status: 404 });
  return new Response(resortVCard(location), { headers: { "Content-Type": "text/vcard" } });
}
