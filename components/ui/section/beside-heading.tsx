import type { ReactNode } from "react";
import "./beside-heading.css";

type BesideHeadingProps = {
  id: string;
  heading: { readonly title: string };
  className?: string;
  children: ReactNode;
};

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
