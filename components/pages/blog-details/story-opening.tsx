import { StoryMeta } from "@/components/features/stories/story-meta";
import { Breadcrumb } from "@/components/shell/opening/breadcrumb";
import { Picture } from "@/components/features/pictures/picture";
import { readingMinutes } from "@/lib/text/plain-words";
import { blogDetails } from "@/content/model/posts";
import { pages } from "@/content/copy/pages";
import type { Post } from "@/content/model/types";
import "./story.css";
import "./story-opening.css";
import { fillText } from "@/lib/text/fill-text";

export function StoryOpening({ story }: { story: Post }) {
  const minutes = readingMinutes(story.body);
  return (
    <header className="story-opening" data-hero-ground="paper">
      <div className="container-page">
        <Breadcrumb
          here={story.title}
          home="../../"
          parent={{ label: pages.blog.breadcrumb, href: "../../blog" }}
        />
        <div className="story-opening-words">
          <StoryMeta date={story.date} category={story.category} author={story.author} />
          <h1>{story.title}</h1>
          <p className="story-opening-excerpt text-lead text-ink-2">{story.excerpt}</p>
          <p className="label text-ink-2">{fillText(blogDetails.readingTime, { minutes })}</p>
        </div>
      </div>
      <figure className="article-picture">
        <div className="article-bleed">
          <Picture name={story.picture} slot="bleed" priority />
        </div>
        <figcaption className="container-page">{story.caption}</figcaption>
      </figure>
    </header>
  );
}
