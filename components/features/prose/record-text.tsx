import ReactMarkdown, { type Components } from "react-markdown";
import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/features/pictures/picture";
import type { SiteHref } from "@/content/model/types";
import "./record-text.css";

const isOurs = (href: string): href is SiteHref => href.startsWith("/");

const components: Components = {
  a: ({ href = "", children }) =>
    isOurs(href) ? (
      <SiteLink href={href} className="prose-link">
        {children}
      </SiteLink>
    ) : (
      <a href={href} rel="noopener" className="prose-link">
        {children}
      </a>
    ),
  // A paragraph must not contain a figure, so a picture is a block of its own.
  p: ({ node, children }) => {
    const [only, ...others] = node?.children ?? [];
    const isFigure = only?.type === "element" && only.tagName === "img" && others.length === 0;
    return isFigure ? children : <p>{children}</p>;
  },
  img: ({ src, alt }) => {
    if (typeof src !== "string") throw new Error("A text shows a picture without a name.");
    return (
      <figure>
        <Picture name={src} slot="story-figure" className="rounded-card" />
        <figcaption>{alt}</figcaption>
      </figure>
    );
  },
};

/** Renders a text that an owner writes in Markdown: its links are SiteLinks, its pictures figures with captions. */
export function RecordText({ text }: { text: string }) {
  return <ReactMarkdown components={components}>{text}</ReactMarkdown>;
}
