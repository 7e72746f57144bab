import { SiteLink } from "@/components/islands/site-link";
import { Icon } from "@/components/ui/icon";
import { blogDetails } from "@/content/posts";

/** The way to the story before and the one after. */
export function NeighbourStories() {
  const neighbours = [
    { ...blogDetails.previous, icon: "arrow-left", side: "" },
    { ...blogDetails.next, icon: "arrow-right", side: "md:text-right md:items-end" },
  ] as const;
  return (
    <nav aria-label="More stories" className="container-page">
      <ul className="grid divide-line border-y border-line md:grid-cols-2 md:divide-x">
        {neighbours.map(({ label, post, icon, side }) => (
          <li key={post.id}>
            <SiteLink
              href={`/blog_details?title=${encodeURIComponent(post.title)}`}
              className={`flex flex-col gap-3 px-4 py-8 hover:text-accent ${side}`}
            >
              <span className="flex items-center gap-2 label text-ink-2">
                <Icon name={icon} className="size-4" /> {label}
              </span>
              <span className="font-display text-heading">{post.title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
