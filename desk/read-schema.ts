import type { z } from "zod";

export type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes["_zod"]["def"];

export const defOf = (type: Type): Def => {
  const { def } = type._zod;
  return isDef(def) ? def : { type: "unknown" };
};
const isDef = (def: z.core.$ZodTypeDef): def is Def => typeof def.type === "string";

export function unwrap(type: Type): { inner: Type; required: boolean; initial?: unknown } {
  const def = defOf(type);
  if (def.type === "optional") return { ...unwrap(def.innerType), required: false };
  // An owner may leave a section of the settings empty.
  if (def.type === "prefault") return unwrap(def.innerType);
  if (def.type === "default")
    return { ...unwrap(def.innerType), required: false, initial: def.defaultValue };
  return { inner: type, required: true };
}

/** Returns the names of an object's fields with their types, also of a record with fixed keys. */
export function partsOf(type: Type): Readonly<Record<string, Type>> | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "object") return def.shape;
  if (def.type !== "record") return undefined;
  const keys = enumOf(def.keyType);
  return keys && Object.fromEntries(keys.map((key) => [key, def.valueType]));
}

export function itemOf(type: Type): Type | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "array") return def.element;
  return def.type === "tuple" ? def.items[0] : undefined;
}

export function typeAt(type: Type, path: readonly string[]): Type | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const inside = itemOf(type) ?? type;
  const next = partsOf(inside)?.[name];
  return next && typeAt(next, rest);
}

export function enumOf(type: Type): readonly string[] | undefined {
  const def = defOf(type);
  return def.type === "enum" ? Object.values(def.entries).map(String) : undefined;
}

/** Reads the schema's message for an empty list, because the editor's own messages do not name the field. */
export function sentenceOfEmpty(type: Type): string | undefined {
  if (!("safeParse" in type) || typeof type.safeParse !== "function") return undefined;
  const said: unknown = type.safeParse([]).error?.issues[0]?.message;
  return typeof said === "string" ? said.charAt(0).toUpperCase() + said.slice(1) : undefined;
}

export function limitsOf(type: Type): { min?: number; max?: number } {
  const def = defOf(type);
  if (def.type === "tuple") return { min: def.items.length, max: def.items.length };
  const limits: { min?: number; max?: number } = {};
  for (const { _zod } of (def.type === "array" && def.checks) || []) {
    const check = _zod.def;
    if ("minimum" in check) limits.min = Number(check.minimum);
    if ("maximum" in check) limits.max = Number(check.maximum);
    if ("length" in check) limits.min = limits.max = Number(check.length);
  }
  return limits;
}
