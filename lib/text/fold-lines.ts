/** What .ics and .vcf files share (RFC 5545, 3.1 and 3.3.11; RFC 2426): how a text is escaped and how a line is folded. */
const lineLimit = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A text as a value: control characters fall away, and what would end it or part it is escaped. */
export function fileText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");
}

/** One line of a file with its end: no part of it longer than 75 octets, no character cut in half, each further part indented. */
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
