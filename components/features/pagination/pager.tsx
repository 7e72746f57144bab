import { PageLink } from "@/components/features/pagination/page-link.client";
import { formAction } from "@/components/ui/asset";
import { laterPageNumbers, type ListPage } from "@/content/model/lists";

type PagerProps = {
  list: ListPage;
  number: number;
  /** `pages`: numbers that are shown even if the list has no such page. */
  texts: { label: string; previous: string; pages?: readonly string[]; next: string };
};

const box = "inline-flex size-12 items-center justify-center font-display text-lead";

/** Renders the pages of a list; numbers without a page are marked as unavailable. */
export function Pager({ list, number, texts: { label, previous, pages = [], next } }: PagerProps) {
  const known = [1, ...laterPageNumbers(list)];
  const names = known.length > 1 ? known.map(String) : pages;
  if (names.length === 0) return null;
  const steps = [
    { name: previous, to: number - 1, className: "w-auto! pr-3" },
    ...names.map((name) => ({ name, to: Number(name), className: "w-auto! min-w-11 px-2" })),
    { name: next, to: number + 1, className: "w-auto! min-w-11 px-2" },
  ];
  return (
    <nav aria-label={label} className="mt-12 border-t border-ink pt-4">
      <ul className="flex flex-wrap items-center gap-2 figures">
        {steps.map(({ name, to, className }) => (
          <li key={name}>
            {name === String(number) ? (
              <span aria-current="page" className={`${box} border-b-2 border-accent text-accent`}>
                {name}
              </span>
            ) : known.includes(to) ? (
              <PageLink
                href={formAction(to === 1 ? `/${list}` : `/${list}/${to}`)}
                label={name === String(to) ? `Page ${name}` : undefined}
                className={`${box} ${className} hover:text-accent`}
              >
                {name}
              </PageLink>
            ) : (
              <span role="link" aria-disabled="true" className={`${box} ${className} text-ink-2`}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
