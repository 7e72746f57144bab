import ReactMarkdown, { type Components } from "react-markdown";
import { SiteLink } from "@/components/ui/link/site-link";
import { Picture } from "@/components/ui/picture/picture";
import { isPictureName } from "@/components/ui/picture/pictures";
import type { SlotName } from "@/components/ui/picture/picture-slots";
import type { SiteHref } from "@/content/types";
import "./prose.css";

type ProseProps = {
  /** Markdown, as an owner writes it into a record. */
  text: string;
  /** The place of the layout that its pictures are cut for. */
  slot?: SlotName;
  className?: string;
};

const isOurs = (href: string): href is SiteHref => href.startsWith("/");

/** A text from a record: paragraphs, headings, lists, a pull quote, pictures with their captions, links. */
export function Prose({ text, slot = "plate-figure", className = "" }: ProseProps) {
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
    // A picture stands alone in its line: a figure, which no paragraph may hold.
    p: ({ node, children }) => {
      const [only, ...others] = node?.children ?? [];
      const isFigure = only?.type === "element" && only.tagName === "img" && others.length === 0;
      return isFigure ? children : <p>{children}</p>;
    },
    img: ({ src, alt }) => {
      if (typeof src !== "string" || !isPictureName(src)) return null;
      return (
        <figure>
          <Picture name={src} slot={slot} className="rounded-card" />
          <figcaption>{alt}</figcaption>
        </figure>
      );
    },
  };
  return (
    <div className={`prose ${className}`.trim()}>
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  );
}
