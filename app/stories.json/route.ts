import { storyIndex } from "@/components/features/stories/story-index";

export const dynamic = "force-static";

export function GET() {
  return Response.json(storyIndex());
}
