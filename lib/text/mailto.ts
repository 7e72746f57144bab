import { encodeText } from "@/lib/text/encode-text";

/** Builds the link of a prepared e-mail; lines end as RFC 6068 requires (CR LF). */
export function mailtoHref(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join("\n").replace(/\r?\n/g, "\r\n");
  return `mailto:${address}?subject=${encodeText(subject)}&body=${encodeText(body)}`;
}
