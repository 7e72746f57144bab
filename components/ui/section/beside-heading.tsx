import type { ReactNode } from "react";
import "./beside-heading.css";

type BesideHeadingProps = {
  /** The section's id; the heading becomes its name. */
  id: string;
  heading: { readonly title: string };
  className?: string;
  /** Two cards, each a list item, or one: it has the room of two from 768 px on. */
  children: ReactNode;
};

/** A title with two cards beside them: where a page leads on to more of its kind. */
export function BesideHeading({ id, heading, className = "", children }: BesideHeadingProps) {
  return (
    <div className={`beside-heading ${className}`.trimEnd()}>
      <div>
        <h2 id={`${id}-title`} className="text-title">
          {heading.title}
        </h2>
      </div>
      <ul className="beside-heading-cards print:hidden">{children}</ul>
    </div>
  );
}
