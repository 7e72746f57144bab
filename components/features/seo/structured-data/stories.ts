import type { Blog, BlogPosting } from "schema-dts";
import { publicAddress } from "@/components/features/seo/origin";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import { entriesOn } from "@/content/lists";
import { blogDetails, blogPage, comments, posts } from "@/content/posts";
import type { Post } from "@/content/types";

const blogPath = "/blog";
const storyPath = "/blog_details";

function posting(page: `/${string}`, post: Post): BlogPosting {
  const own = nodeId(page, post.id);
  return {
    "@type": "BlogPosting",
    "@id": own,
    headline: post.title,
    description: post.excerpt,
    url: own,
    image: photo(post.picture),
    datePublished: post.date,
    author: { "@type": "Person", name: post.author },
    articleSection: post.category,
    keywords: [...post.tags],
  };
}

/** The journal and what it holds on one of its pages. */
export function journal(page: `/${string}`, number: number): Blog {
  return {
    "@type": "Blog",
    "@id": nodeId(blogPath, "blog"),
    name: blogPage.title,
    url: publicAddress(blogPath),
    inLanguage: "en-GB",
    publisher: { "@id": houseId },
    blogPost: entriesOn(number, posts).map((post) => posting(page, post)),
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
    comment: comments.map((comment) => ({
      "@type": "Comment",
      text: comment.text,
      datePublished: comment.date,
      author: { "@type": "Person", name: comment.author },
    })),
  };
}
