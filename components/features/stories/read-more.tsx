import { Icon } from "@/components/ui/icon/icon";
import { SiteLink } from "@/components/ui/link/site-link";
import { blogPage } from "@/content/model/posts";
import type { Post } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "@/components/ui/card/card.css";

type ReadMoreProps = { post: Pick<Post, "page" | "title">; className: string };

export function ReadMore({ post, className }: ReadMoreProps) {
  return (
    <SiteLink href={post.page} className={`card-link nav-link ${className}`}>
      {blogPage.readMore}
      <span className="sr-only">: {post.title}</span>
      <Icon name="arrow-right" className="size-4" />
    </SiteLink>
  );
}
