export function CommentForm({ idPrefix }: { idPrefix: string }) {
  return <div id={idPrefix} />;
}
