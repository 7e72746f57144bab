import type { Blog, BlogPosting, Comment } from "schema-dts";
import { publicAddress } from "@/content/model/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { wordCount } from "@/lib/text/plain-words";
import { entriesOn } from "@/content/model/lists";
import { blogPage, comments, posts } from "@/content/model/posts";
import type { Post, PostComment } from "@/content/model/types";

const blogPath = "/blog";

function posting(own: string, post: Post) {
  return {
    "@type": "BlogPosting",
    "@id": own,
    headline: post.title,
    description: post.excerpt,
    url: publicAddress(post.page),
    image: photo(post.picture),
    datePublished: post.date,
    author: { "@type": "Person", name: post.author },
    articleSection: post.category,
    keywords: [...post.tags],
  } as const satisfies BlogPosting;
}

export function article(post: Post): BlogPosting {
  const answers = comments.filter(({ story }) => story === post.id);
  return {
    ...posting(nodeId(post.page, "story"), post),
    mainEntityOfPage: publicAddress(post.page),
    dateModified: post.date,
    publisher: { "@id": houseId },
    wordCount: wordCount(post.body),
    commentCount: answers.length,
    comment: answers.map(commentThing),
  };
}

function commentThing({ text, date, author }: PostComment): Comment {
  return {
    "@type": "Comment",
    text,
    datePublished: date,
    author: { "@type": "Person", name: author },
  };
}

export function journal(number: number): Blog {
  return {
    "@type": "Blog",
    "@id": nodeId(blogPath, "blog"),
    name: blogPage.title,
    url: publicAddress(blogPath),
    inLanguage: "en-GB",
    publisher: { "@id": houseId },
    blogPost: entriesOn(number, posts).map((post) => posting(nodeId(post.page, "story"), post)),
  };
}
