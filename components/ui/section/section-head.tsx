import type { ReactNode } from "react";
import type { SectionHeading } from "@/content/types";

type SectionHeadProps = {
  /** The section's id; the heading becomes its name. */
  id: string;
  heading: SectionHeading;
  /** A link or button at the end of the row. */
  action?: ReactNode;
  className?: string;
};

/** Label, headline, and a few words of text: how a section begins. */
export function SectionHead({ id, heading, action, className = "" }: SectionHeadProps) {
  return (
    <div className={`grid items-end gap-x-6 gap-y-5 lg:grid-cols-12 ${className}`}>
      <div className="lg:col-span-7">
        <p className="label text-accent">{heading.label}</p>
        <h2 id={`${id}-title`} className="mt-4 text-title">
          {heading.title}
        </h2>
      </div>
      {(heading.text ?? action) && (
        <div className="lg:col-span-5 xl:col-span-4 xl:col-start-9">
          {heading.text && <p className="text-lead text-ink-2">{heading.text}</p>}
          {action && <div className="mt-5">{action}</div>}
        </div>
      )}
    </div>
  );
}
