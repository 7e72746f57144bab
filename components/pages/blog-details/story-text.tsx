import { ShareLinks } from "@/components/pages/blog-details/share-links";
import { Monogram } from "@/components/ui/tibeb/monogram";
import { Prose } from "@/components/features/prose/prose";
import type { Post } from "@/content/model/types";
import "./story-text.css";

/** The tags and the share links are in the margin, and on phones below the text. */
export function StoryText({ story }: { story: Post }) {
  return (
    <div className="article-columns container-page grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
      <div className="article-text">
        <Prose text={story.body} className="article-prose" />
        <p className="story-byline">
          <Monogram name={story.author} className="h-14 w-12 flex-none" />
          <span>{story.byline}</span>
        </p>
      </div>
      <ShareLinks page={story.page} tags={story.tags} />
    </div>
  );
}
