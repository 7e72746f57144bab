export function NewsletterForm({ idPrefix }: { idPrefix: string }) {
  return <div id={idPrefix} />;
}
