/** "---", the fields as YAML, "---", the text as Markdown. */
const withText = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** The two halves of a Markdown record; undefined where it does not begin with its fields. */
export function splitFrontMatter(source: string): { head: string; body: string } | undefined {
  const [, head, body] = withText.exec(source) ?? [];
  return head === undefined || body === undefined ? undefined : { head, body: body.trim() };
}
