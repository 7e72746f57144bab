/** An e-mail that is already written, as a link; lines end as RFC 6068 asks (CR LF). */
export function mailtoHref(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join("\n").replace(/\r?\n/g, "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
