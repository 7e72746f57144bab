import { storyIndex } from "@/components/features/stories/story-index";

export const dynamic = "force-static";

/** Every story with its whole text, fetched when a guest searches the blog. */
export function GET() {
  return Response.json(storyIndex());
}
