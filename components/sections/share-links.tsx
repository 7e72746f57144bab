import { publicAddress } from "@/components/lib/origin";
import { OutLink } from "@/components/ui/out-link";
import { blogDetails } from "@/content/posts";
import { site } from "@/content/site";

/** What the story is about, and four ways to pass it on; nobody hears of the guest before the press. */
export function ShareLinks() {
  const address = encodeURIComponent(publicAddress("/blog_details"));
  return (
    <aside aria-label={blogDetails.shareTitle} className="lg:col-span-3 lg:col-start-10">
      <h3 className="mb-3 font-text label font-semibold text-ink-2">{blogDetails.tagsTitle}</h3>
      <ul className="flex flex-wrap gap-2">
        {blogDetails.tags.map((tag) => (
          <li key={tag} className="border border-line px-3 py-1.5 text-small">
            {tag}
          </li>
        ))}
      </ul>
      <h3 className="mt-10 mb-3 font-text label font-semibold text-ink-2">
        {blogDetails.shareTitle}
      </h3>
      <ul className="flex gap-2">
        {blogDetails.share.map(({ id, label, name }) => (
          <li key={id}>
            <OutLink
              href={site.share[id] + address}
              className="inline-flex size-12 items-center justify-center border border-line-strong font-semibold hover:bg-ink hover:text-paper"
            >
              <span aria-hidden="true">{label}</span>
              <span className="sr-only">
                {label}: share on {name}
              </span>
            </OutLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
