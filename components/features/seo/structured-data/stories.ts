import type { Blog, BlogPosting, Comment } from "schema-dts";
import { publicAddress } from "@/content/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { wordCount } from "@/components/ui/prose/plain-words";
import { entriesOn } from "@/content/lists";
import { blogDetails, blogPage, comments, posts } from "@/content/posts";
import type { Post, PostComment } from "@/content/types";

const blogPath = "/blog";
const storyPath = "/blog_details";

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

const answersTo = (story: string) => comments.filter((comment) => comment.story === story);

/** The day of a story, or of the last word below it. */
export function changedOn({ id, date }: Post): string {
  return [date, ...answersTo(id).map((comment) => comment.date)].toSorted().at(-1) ?? date;
}

/** A story as the page of its own tells it, with what its readers wrote below. */
export function article(post: Post): BlogPosting {
  const answers = answersTo(post.id);
  return {
    ...posting(nodeId(post.page, "story"), post),
    mainEntityOfPage: publicAddress(post.page),
    dateModified: changedOn(post),
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

/** The journal and what it holds on one of its pages. */
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

/** The one story that is told in full, and what its readers wrote below it. */
export function story(): BlogPosting {
  const { defaultTitle, author, date, category, picture, tags } = blogDetails;
  return {
    "@type": "BlogPosting",
    "@id": nodeId(storyPath, "story"),
    headline: defaultTitle,
    url: publicAddress(storyPath),
    image: photo(picture),
    datePublished: date,
    author: { "@type": "Person", name: author },
    publisher: { "@id": houseId },
    articleSection: category,
    keywords: [...tags],
    commentCount: comments.length,
    comment: comments.map(commentThing),
  };
}
