import type { z } from "zod";

/** `pictures[1].caption` is "the caption of the second of pictures" to nobody: the path as YAML shows it. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? ` ${part + 1}` : `, ${String(part)}`))
    .join("")
    .replace(/^, /, "");
}

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined,
    fields,
  );
}

/** What stands there, as a verb says it. */
function standing(value: unknown): string {
  if (value === undefined) return "is missing";
  return Array.isArray(value) && value.length === 0 ? "is empty" : `is ${shown(value)}`;
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * A fault of a record in an owner's words: which field, what stands there, what belongs there. The schemas' messages say what belongs
 * there and end with a full stop.
 */
export function describeIssue(issue: z.core.$ZodIssue, fields: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const where = issue.path.length > 0 ? ` of ${fieldName(issue.path)}` : "";
    return `${issue.keys.map((key) => `"${key}"`).join(", ")} is not a field${where}: is it misspelt?`;
  }
  const field = fieldName(issue.path);
  const value = valueAt(fields, issue.path);
  // Zod's own words for what has fields of its own; every other schema brings its message.
  const isPart = issue.code === "invalid_type" && /^(object|record)$/.test(issue.expected);
  if (field === "" && isPart) {
    const found = value === undefined ? "is empty" : "has no fields";
    return `${found}: each is a line of its name, a colon and what it is.`;
  }
  if (field === "") return issue.message;
  const message = isPart
    ? "lines of its own belong below it, set in by two spaces."
    : issue.message;
  return `${field} ${standing(value)}; ${message}`;
}
