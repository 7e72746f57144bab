import { SiteLink } from "@/components/ui/link/site-link.client";
import { Picture } from "@/components/ui/picture/picture";
import { blogDetails } from "@/content/posts";
import "@/components/ui/card/card.css";
import "./adjacent-stories.css";

/** The way to the story before and the one after. */
export function AdjacentStories() {
  return (
    <nav aria-label="More stories" className="container-page">
      <ul className="neighbours">
        {[blogDetails.previous, blogDetails.next].map(({ label, post }) => (
          <li key={post.id}>
            <SiteLink
              href={`/blog_details?title=${encodeURIComponent(post.title)}`}
              className="neighbour"
            >
              <span className="card-frame neighbour-frame">
                <Picture name={post.picture} slot="thumb" alt="" />
              </span>
              <span>
                <span className="block label text-ink-2">{label}</span>
                <span className="neighbour-title mt-2 block font-display text-heading">
                  {post.title}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
