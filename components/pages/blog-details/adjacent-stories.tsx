import { SiteLink } from "@/components/ui/link/site-link";
import type { PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { blogDetails, posts } from "@/content/model/posts";
import type { Post } from "@/content/model/types";
import "@/components/ui/card/card.css";
import "./adjacent-stories.css";

const thumbSlot: PictureSlot = {
  crop: "tall",
  sizes: "(min-width: 48rem) min(14.1vw, 11rem), 5.5rem",
  smallestMaster: 480,
  box: "aspect-square w-full",
};

function adjacentTo(story: Post | undefined) {
  const place = story ? posts.findIndex(({ id }) => id === story.id) : -1;
  const at = (index: number) => posts[(index + posts.length) % posts.length];
  const [before, after] = place < 0 ? [at(1), at(2)] : [at(place - 1), at(place + 1)];
  return [
    { label: blogDetails.previous, post: before },
    { label: blogDetails.next, post: after },
  ].filter(({ post }) => post !== story);
}

export function AdjacentStories({ story }: { story?: Post }) {
  const adjacent = adjacentTo(story);
  if (!adjacent.some(({ post }) => post)) return null;
  return (
    <nav aria-label="More stories" className="container-page">
      <ul className="neighbours">
        {adjacent.map(
          ({ label, post }) =>
            post && (
              <li key={label}>
                <SiteLink href={post.page} className="neighbour">
                  <span className="card-frame neighbour-frame">
                    <Picture name={post.picture} slot={thumbSlot} alt="" />
                  </span>
                  <span>
                    <span className="block label text-ink-2">{label}</span>
                    <span className="neighbour-title mt-2 block font-display text-heading">
                      {post.title}
                    </span>
                  </span>
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
