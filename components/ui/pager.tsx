type PagerProps = {
  texts: { label: string; previous: string; pages: readonly string[]; next: string };
};

/** Page 1 of the stories is all there is: the other pages are shown, and said to be unavailable (contract, section 3). */
export function Pager({ texts }: PagerProps) {
  const [first, ...others] = texts.pages;
  const box = "border-line-strong inline-flex size-12 items-center justify-center border";
  return (
    <nav aria-label={texts.label} className="mt-16">
      <ul className="flex flex-wrap items-center gap-2 tabular-nums">
        <li>
          <span role="link" aria-disabled="true" className={`${box} w-auto! px-4 text-ink-2`}>
            {texts.previous}
          </span>
        </li>
        <li>
          <span aria-current="page" className={`${box} border-accent bg-accent text-on-accent`}>
            {first}
          </span>
        </li>
        {[...others, texts.next].map((page) => (
          <li key={page}>
            <span
              role="link"
              aria-disabled="true"
              className={`${box} w-auto! min-w-12 px-4 text-ink-2`}
            >
              {page}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
