import { asset } from "@/components/ui/asset";
import { publicAddress, publicFile } from "@/content/model/public-address";
import { nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { blogPage, posts, storyFeed } from "@/content/model/posts";
import { site } from "@/content/model/site";
import type { Post } from "@/content/model/types";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** Stories are dated by day, but a feed needs a time. */
const moment = (day: string) => `${day}T00:00:00Z`;

function entry({ id, title, date, author, category, excerpt, picture, page }: Post): string {
  const story = publicAddress(page);
  return `  <entry>
    <id>${xml(nodeId("/blog", id))}</id>
    <title>${xml(title)}</title>
    <link href="${xml(story)}"/>
    <link rel="enclosure" type="image/jpeg" href="${xml(photo(picture))}"/>
    <published>${moment(date)}</published>
    <updated>${moment(date)}</updated>
    <author><name>${xml(author)}</name></author>
    <category term="${xml(category)}"/>
    <summary>${xml(excerpt)}</summary>
  </entry>`;
}

export function storyFeedXml(): string {
  const [newest] = posts;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${xml(publicAddress("/blog"))}</id>
  <title>${xml(`${site.brand.name}: ${blogPage.title}`)}</title>
  <subtitle>${xml(blogPage.text)}</subtitle>
  <link href="${xml(publicAddress("/blog"))}"/>
  <link rel="self" type="application/atom+xml" href="${xml(publicFile(asset(storyFeed)))}"/>
  <author><name>${xml(site.brand.name)}</name></author>
  <updated>${moment(newest?.date ?? "")}</updated>
${posts.map(entry).join("\n")}
</feed>
`;
}
