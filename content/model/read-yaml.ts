import { LineCounter, parseDocument, visit, YAMLParseError } from "yaml";

const quoted = "goes between quotation marks";

/** Explains the parser's error codes to an owner. */
const advice: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "there is already a field of that name above.",
  TAB_AS_INDENT: "lines are indented with spaces, not tabs.",
  MULTIPLE_DOCS: "a line of --- belongs above and below the fields of a .md file alone.",
};

/** Explains all other errors. */
const anyAdvice = `a text that holds a colon and a space, or begins with a quotation mark or one of & @ * ! % [ {, ${quoted}, and lines that belong together begin at the same place.`;

const withoutEmpty = (_: unknown, value: unknown) => (value === null ? undefined : value);

/**
 * Parses the fields of a YAML text. Throws an error in an owner's words with the line, counted from `firstLine`, where the text cannot be
 * parsed, and where a "#" in the middle of a text would cut off what follows.
 */
export function readYaml(source: string, firstLine = 1): unknown {
  const lines = source.split(/\r?\n/);
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const refuse = (offset: number, why: string): never => {
    const { line } = counter.linePos(offset);
    const text = lines[line - 1]?.trim() ?? "";
    throw new Error(`cannot be read at line ${line + firstLine - 1}, ${text}: ${why}`);
  };
  const [error] = document.errors;
  if (error instanceof YAMLParseError) refuse(error.pos[0], advice[error.code] ?? anyAdvice);
  visit(document, {
    Scalar(_, { type, comment, range }) {
      if (type === "PLAIN" && comment && !comment.startsWith(" "))
        refuse(range?.[0] ?? 0, `what follows "#" would be left out: such a text ${quoted}.`);
    },
  });
  return document.toJS({ reviver: withoutEmpty });
}

/** Reads a file, which has to be UTF-8, and drops a byte order mark. */
export function utf8Text(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  // Invalid UTF-8 is decoded as this character.
  if (text.includes("\uFFFD"))
    throw new Error("is not saved as UTF-8: save it again with that encoding.");
  return text.replace(/^\uFEFF/, "");
}
