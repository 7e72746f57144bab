import "./amharic-name.css";

/**
 * Draws the language's name in its own letters, because it is on every page and many devices have no font for them; the font that has
 * them belongs to the Amharic page only. Screen readers read the text.
 */
export function AmharicName({ name }: { name: string }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span className="amharic-name" aria-hidden="true" />
    </>
  );
}
