import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { SelectedTitle } from "@/components/features/stay/summary/selected-title.client";
import { ShareLinks } from "@/components/pages/blog-details/share-links";
import { Picture } from "@/components/features/pictures/picture";
import { StoryMeta } from "@/components/features/stories/story-meta";
import { blogDetails } from "@/content/model/posts";
import { site } from "@/content/model/site";
import "./story.css";

export function Story() {
  const { picture, caption, figure, paragraphs, quote, rulesTitle, rules } = blogDetails;
  const half = Math.ceil(paragraphs.length / 2);
  return (
    <article aria-labelledby="story-title" className="article section pt-0!">
      <header className="article-head container-page">
        <h1 id="story-title" className="text-display">
          <SelectedTitle fallback={blogDetails.defaultTitle} brand={site.brand.name} />
        </h1>
        <div className="mt-6">
          <StoryMeta {...blogDetails} />
        </div>
      </header>
      <figure className="article-picture">
        <div className="article-bleed">
          <Picture name={picture} slot="bleed" priority />
        </div>
        <figcaption className="container-page">{caption}</figcaption>
      </figure>
      <div className="article-columns container-page grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="article-text">
          {paragraphs.slice(0, half).map((paragraph) => (
            <p key={paragraph}>
              <PreventWidow text={paragraph} />
            </p>
          ))}
          <blockquote className="article-quote">“{quote}”</blockquote>
          {paragraphs.slice(half).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <figure className="article-figure">
            <Picture name={figure.picture} slot="story-figure" className="rounded-card" />
            <figcaption>{figure.caption}</figcaption>
          </figure>
          <h2 className="text-heading">{rulesTitle}</h2>
          <ol className="article-rules mt-5 border-t border-ink">
            {rules.map((rule, place) => (
              <li key={rule}>
                <span className="font-display text-lead text-accent" aria-hidden="true">
                  {place + 1}
                </span>
                {rule}
              </li>
            ))}
          </ol>
        </div>
        <ShareLinks />
      </div>
    </article>
  );
}
