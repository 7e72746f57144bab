import { StoryEntry } from "@/components/pages/blog/story-entry";
import { SiteLink } from "@/components/ui/link/site-link";
import { searchedFields } from "@/components/features/stories/story-index";
import { StoryBrowser } from "@/components/pages/blog/story-browser.client";
import { Pager } from "@/components/features/pagination/pager";
import { Section } from "@/components/ui/section/section";
import { entriesOn, wholeList } from "@/content/model/lists";
import {
  allStories,
  categoriesInUse,
  tagsInUse,
  blogPage,
  popularPosts,
  posts,
} from "@/content/model/posts";
import "./story-list.css";

/** The list opens with a lead story; the search and the filters are in the margin, the pager below. */
export function StoryList({ number = 1 }: { number?: number }) {
  const shown = entriesOn(number, posts);
  return (
    <Section id="stories" className="blog-band">
      <div className="container-page">
        <h2 id="stories-title" className="sr-only">
          {allStories.label}
        </h2>
        <StoryBrowser
          stories={shown.map(searchedFields)}
          more={wholeList("blog") === undefined}
          cards={Object.fromEntries(
            shown.map((post, place) => [
              post.id,
              <StoryEntry key={post.id} post={post} lead={place === 0} />,
            ]),
          )}
          categories={categoriesInUse}
          tags={tagsInUse}
          pager={<Pager list="blog" number={number} texts={blogPage.pager} />}
          texts={{
            search: blogPage.search,
            categoriesTitle: blogPage.categoriesTitle,
            tagsTitle: blogPage.tagsTitle,
            clear: blogPage.clear,
            matches: blogPage.matches,
            partly: blogPage.partly,
            more: blogPage.readMore,
          }}
        >
          {popularPosts.length > 0 && (
            <>
              <h2 className="mt-10 mb-3 font-text label font-semibold text-ink-2">
                {blogPage.popularTitle}
              </h2>
              <ul className="border-t border-line">
                {popularPosts.map(({ id, title, page }) => (
                  <li key={id} className="border-b border-line">
                    <SiteLink
                      href={page}
                      className="block py-3 font-display leading-snug hover:text-accent"
                    >
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </StoryBrowser>
      </div>
    </Section>
  );
}
