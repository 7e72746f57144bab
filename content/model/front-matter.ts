const withText = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** Splits a Markdown record into its fields and its text; undefined where it does not begin with its fields. */
export function splitFrontMatter(source: string): { head: string; body: string } | undefined {
  const [, head, body] = withText.exec(source) ?? [];
  return head === undefined || body === undefined ? undefined : { head, body: body.trim() };
}
