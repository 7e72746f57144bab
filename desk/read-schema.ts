import type { z } from "zod";

export type Type = z.core.$ZodType;
type Def = z.core.$ZodTypes["_zod"]["def"];

export const defOf = (type: Type): Def => {
  const { def } = type._zod;
  return isDef(def) ? def : { type: "unknown" };
};
const isDef = (def: z.core.$ZodTypeDef): def is Def => typeof def.type === "string";

/** What an optional field holds once it is filled in, and what it holds until then. */
export function unwrap(type: Type): { inner: Type; required: boolean; initial?: unknown } {
  const def = defOf(type);
  if (def.type === "optional") return { ...unwrap(def.innerType), required: false };
  // A section of settings that an owner may leave empty.
  if (def.type === "prefault") return unwrap(def.innerType);
  if (def.type === "default")
    return { ...unwrap(def.innerType), required: false, initial: def.defaultValue };
  return { inner: type, required: true };
}

/** The names of an object's fields with their types; of a record over fixed names too. */
export function partsOf(type: Type): Readonly<Record<string, Type>> | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "object") return def.shape;
  if (def.type !== "record") return undefined;
  const keys = enumOf(def.keyType);
  return keys && Object.fromEntries(keys.map((key) => [key, def.valueType]));
}

/** What a list holds. */
export function itemOf(type: Type): Type | undefined {
  const def = defOf(unwrap(type).inner);
  if (def.type === "array") return def.element;
  return def.type === "tuple" ? def.items[0] : undefined;
}

/** The type at the end of a path of names; a list is entered without a name. */
export function typeAt(type: Type, path: readonly string[]): Type | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const inside = itemOf(type) ?? type;
  const next = partsOf(inside)?.[name];
  return next && typeAt(next, rest);
}

/** What may be chosen of a fixed list of values. */
export function enumOf(type: Type): readonly string[] | undefined {
  const def = defOf(type);
  return def.type === "enum" ? Object.values(def.entries).map(String) : undefined;
}

/** What the schema says of an empty list: the editor has sentences of its own for too few entries, and none that names them. */
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
