import { cardFileName, resortVCard } from "@/components/features/contact/resort-vcard";
import { locations } from "@/content/model/locations";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return locations.map(({ id }) => ({ file: cardFileName(id) }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const location = locations.find(({ id }) => cardFileName(id) === file);
  if (!location) return new Response(null, { status: 404 });
  return new Response(resortVCard(location), { headers: { "Content-Type": "text/vcard" } });
}
