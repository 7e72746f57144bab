import type { ReactNode } from "react";

/**
 * `split`: label and headline at the left, a few words small at the right. `centre`: headline and words in the middle. `stack`: headline
 * above words at the left.
 */
export type SectionHeadForm = "split" | "centre" | "stack";

type SectionHeadProps = {
  id: string;
  heading: { readonly label: string; readonly title: string; readonly text?: string };
  /** No two neighbours on a page have the same. */
  form?: SectionHeadForm;
  action?: ReactNode;
  className?: string;
  labelClassName?: string;
};

const forms = { centre: "mx-auto max-w-2xl text-center", stack: "max-w-2xl" } as const;

/** A headline and a few words in one of three compositions; only the first has the label. */
export function SectionHead(props: SectionHeadProps) {
  const { id, heading, form = "split", action, className = "", labelClassName = "" } = props;
  if (form !== "split") {
    return (
      <div className={`${forms[form]} ${className}`.trimEnd()}>
        <h2 id={`${id}-title`} className="text-title">
          {heading.title}
        </h2>
        {heading.text && <p className="mt-4 text-lead text-ink-2">{heading.text}</p>}
        {action && <div className="mt-5">{action}</div>}
      </div>
    );
  }
  return (
    <div className={`grid items-end gap-x-6 gap-y-6 lg:grid-cols-12 ${className}`}>
      <div className="lg:col-span-6 xl:col-span-7">
        <p className={`label text-accent ${labelClassName}`.trimEnd()}>{heading.label}</p>
        <h2 id={`${id}-title`} className="mt-4 text-title">
          {heading.title}
        </h2>
      </div>
      {(heading.text ?? action) && (
        <div className="lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9">
          {heading.text && <p className="text-lead text-ink-2">{heading.text}</p>}
          {action && <div className="mt-5">{action}</div>}
        </div>
      )}
    </div>
  );
}
