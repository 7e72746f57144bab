import { storyFeedXml } from "@/components/features/stories/story-feed";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(storyFeedXml(), { headers: { "Content-Type": "application/atom+xml" } });
}
