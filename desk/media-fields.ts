import { isObject, type Fields } from "./field-values";

/** A focal point is two numbers in its file and one line in the desk: "0.5 0.4". */
const toLine = (value: unknown) => (Array.isArray(value) ? value.join(" ") : value);

const toPair = (value: unknown) =>
  typeof value === "string" && value.trim() !== ""
    ? value.trim().split(/[ ,]+/).map(Number)
    : value;

const fileName = (value: unknown) =>
  typeof value === "string" ? value.replace(/^.*\//, "") : value;

function changed(fields: Fields, change: (fields: Fields) => Fields): Fields {
  const { portrait } = fields;
  return { ...change(fields), ...(isObject(portrait) ? { portrait: change(portrait) } : {}) };
}

export const toDesk = (fields: Fields): Fields =>
  "focal" in fields
    ? changed(fields, (each) =>
        "focal" in each ? { ...each, focal: toLine(each["focal"]) } : each,
      )
    : fields;

export const fromDesk = (name: string, fields: Fields): Fields =>
  name === "media"
    ? changed(fields, (each) => ({
        ...each,
        ...("focal" in each ? { focal: toPair(each["focal"]) } : {}),
        ...("file" in each ? { file: fileName(each["file"]) } : {}),
      }))
    : fields;
