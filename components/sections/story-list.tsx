import { PostCard } from "@/components/cards/post-card";
import { SiteLink } from "@/components/islands/site-link";
import { StoryBrowser } from "@/components/islands/story-browser";
import { Pager } from "@/components/ui/pager";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { blogCategories, blogPage, blogTags, popularPosts, posts } from "@/content/posts";

/** Six stories with their search, and the pager beneath. */
export function StoryList() {
  return (
    <Section id="stories">
      <div className="container-page">
        <SectionHead id="stories" heading={blogPage} className="mb-12" />
        <StoryBrowser
          stories={posts.map(({ id, title, excerpt, author, topic, tags }) => ({
            id,
            title,
            excerpt,
            author,
            topic,
            tags,
          }))}
          cards={Object.fromEntries(
            posts.map((post) => [post.id, <PostCard key={post.id} post={post} />]),
          )}
          categories={blogCategories}
          tags={blogTags}
          texts={{
            search: blogPage.search,
            categoriesTitle: blogPage.categoriesTitle,
            tagsTitle: blogPage.tagsTitle,
            clear: blogPage.clear,
            none: blogPage.none,
          }}
        >
          <h2 className="mt-10 mb-3 font-text label font-semibold text-ink-2">
            {blogPage.popularTitle}
          </h2>
          <ul className="border-t border-line">
            {popularPosts.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <SiteLink
                  href={`/blog_details?title=${encodeURIComponent(title)}`}
                  className="block py-3 font-display text-[1.1875rem] leading-snug hover:text-accent"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </StoryBrowser>
        <Pager texts={blogPage.pager} />
      </div>
    </Section>
  );
}
