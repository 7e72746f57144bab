import { publicAddress } from "@/content/model/public-address";
import { HiddenWithLinks } from "@/components/pages/blog-details/hidden-with-links.client";
import { ShareLink } from "@/components/pages/blog-details/share-link.client";
import { blogDetails } from "@/content/model/posts";
import { site } from "@/content/model/site";
import "./story-margin.css";

type ShareLinksProps = {
  page?: `/${string}`;
  tags?: readonly string[];
};

/** Lists the tags and four ways to share; no network is contacted before the click. */
export function ShareLinks({ page = "/blog_details", tags = blogDetails.tags }: ShareLinksProps) {
  const address = publicAddress(page);
  return (
    <aside aria-label={blogDetails.shareTitle} className="article-margin print:hidden">
      <h2 className="mb-2 font-text label font-semibold text-ink-2">{blogDetails.tagsTitle}</h2>
      <ul className="flex flex-wrap gap-x-4 lg:block">
        {tags.map((tag) => (
          <li key={tag} className="story-tag">
            {tag}
          </li>
        ))}
      </ul>
      <HiddenWithLinks>
        <h2 className="mt-8 font-text label font-semibold text-ink-2">{blogDetails.shareTitle}</h2>
        <ul className="story-networks mt-1 flex flex-wrap">
          {blogDetails.share.map(({ id, label, name }) => (
            <li key={id}>
              <ShareLink network={site.share[id]} address={address} className="story-network">
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">
                  {label}: share on {name}
                </span>
              </ShareLink>
            </li>
          ))}
        </ul>
      </HiddenWithLinks>
    </aside>
  );
}
