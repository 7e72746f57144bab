import { HandedTitle } from "@/components/islands/handed-title";
import { ShareLinks } from "@/components/sections/share-links";
import { Picture } from "@/components/ui/picture";
import { StoryMeta } from "@/components/ui/story-meta";
import { blogDetails } from "@/content/posts";

/** One story: its title from the card that led here, its text, its rules, what it is about and whom to tell. */
export function Story() {
  return (
    <article aria-labelledby="handed-title" className="section">
      <header className="container-page">
        <StoryMeta {...blogDetails} />
        <h2 id="handed-title" className="mt-4 max-w-[20ch] text-title">
          <HandedTitle fallback={blogDetails.defaultTitle} />
        </h2>
        <Picture name={blogDetails.picture} slot="full" className="mt-10 rounded-card" />
      </header>
      <div className="container-page mt-12 grid gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-7 lg:col-start-2">
          {blogDetails.paragraphs.map((paragraph, place) => (
            <p
              key={paragraph}
              className={
                place === 0
                  ? "text-lead first-letter:float-left first-letter:pr-3 first-letter:font-display first-letter:text-[4.5em] first-letter:leading-[.8] first-letter:text-accent"
                  : "mt-6"
              }
            >
              {paragraph}
            </p>
          ))}
          <blockquote className="my-12 border-l-2 border-accent pl-6 font-display text-heading">
            “{blogDetails.quote}”
          </blockquote>
          <h3 className="text-heading">{blogDetails.rulesTitle}</h3>
          <ol className="mt-6 border-t border-line">
            {blogDetails.rules.map((rule, place) => (
              <li key={rule} className="flex gap-6 border-b border-line py-4">
                <span
                  className="font-display text-[1.25rem] text-accent tabular-nums"
                  aria-hidden="true"
                >
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
