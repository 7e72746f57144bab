import "./amharic-name.css";

/**
 * The name of the language in its own letters: drawn, as it stands on every page and a device without them would show boxes; the
 * font that has them belongs to the one page that is set in it. There to be read out.
 */
export function AmharicName({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span className="amharic-name" aria-hidden="true" />
    </>
  );
}
