import type { z } from "zod";

/** Turns the path `pictures[1].caption` into words that an owner understands: "the caption of the second of pictures". */
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

/** Describes the present value with a verb. */
function standing(value: unknown): string {
  if (value === undefined) return "is missing";
  return Array.isArray(value) && value.length === 0 ? "is empty" : `is ${shown(value)}`;
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * Describes a fault in an owner's words: which field, its value, and what it should be. The schemas' messages say what it should be and
 * end with a full stop.
 */
export function describeIssue(issue: z.core.$ZodIssue, fields: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const where = issue.path.length > 0 ? ` of ${fieldName(issue.path)}` : "";
    return `${issue.keys.map((key) => `"${key}"`).join(", ")} is not a field${where}: is it misspelt?`;
  }
  const field = fieldName(issue.path);
  const value = valueAt(fields, issue.path);
  // Zod's own message is used for objects only; every other schema has a message of its own.
  const isPart = issue.code === "invalid_type" && /^(object|record)$/.test(issue.expected);
  if (field === "" && isPart) {
    const found = value === undefined ? "is empty" : "has no fields";
    return `${found}: each field is a line with its name, a colon and its value.`;
  }
  if (field === "") return issue.message;
  const message = isPart ? "its own lines go below it, indented by two spaces." : issue.message;
  return `${field} ${standing(value)}; ${message}`;
}
