type PagerProps = {
  texts: { label: string; previous: string; pages: readonly string[]; next: string };
};

/** Page 1 of the stories is all there is: the other pages are shown, and said to be unavailable (contract, section 3). */
export function Pager({ texts }: PagerProps) {
  const [first, ...others] = texts.pages;
  const box = "inline-flex size-12 items-center justify-center font-display text-[1.25rem]";
  return (
    <nav aria-label={texts.label} className="mt-12 border-t border-ink pt-4">
      <ul className="flex flex-wrap items-center gap-2 tabular-nums">
        <li>
          <span role="link" aria-disabled="true" className={`${box} w-auto! pr-3 text-ink-2`}>
            {texts.previous}
          </span>
        </li>
        <li>
          <span aria-current="page" className={`${box} border-b-2 border-accent text-accent`}>
            {first}
          </span>
        </li>
        {[...others, texts.next].map((page) => (
          <li key={page}>
            <span
              role="link"
              aria-disabled="true"
              className={`${box} w-auto! min-w-11 px-2 text-ink-2`}
            >
              {page}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
