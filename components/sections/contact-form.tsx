export function ContactForm({ idPrefix }: { idPrefix: string }) {
  return <div id={idPrefix} />;
}
