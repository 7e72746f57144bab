/**
 * Keeps the last two words of a text on one line where they fit, so that no word is left alone. For titles of three words, which
 * `text-wrap: balance` ends on one, and for paragraphs with a first line of their own, which browsers do not wrap well.
 */
export function PreventWidow({ text }: { text: string }) {
  const [, before, last] = /^(.*\S\s+)(\S+\s+\S+)$/s.exec(text) ?? [];
  if (before === undefined) return <span>{text}</span>;
  return (
    <>
      <span>{before}</span>
      <span className="inline-block">{last}</span>
    </>
  );
}
