/** What a required field of a search says once it was refused: the browser refuses and the style sheet shows, so it needs no script. */
export function RequiredNote({ text }: { text: string }) {
  return <span className="stay-refusal">{text}</span>;
}
