/** Shared by .ics and .vcf files (RFC 5545, 3.1 and 3.3.11; RFC 2426). */
const lineLimit = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Escapes a text for a value and removes control characters. */
export function fileText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");
}

/** Folds a line of a file: no part is longer than 75 octets, no character is split, and each further part is indented. */
export function fileLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (octets(part + character) > lineLimit) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return `${[...parts, part].join("\r\n")}\r\n`;
}
