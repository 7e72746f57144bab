import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, Stop } from "../scripts/lib/steps";

const rule = /^ *:root(?::has\(\[data-variant="(\w+)"\]\))? \{([^}]*)\}/gm;
const declaration = /--([\w-]+):\s*([^;]+);/g;
const byTheme = /^light-dark\(([^,]+), ([^,]+)\)$/;

function stylesheets() {
  return ["app", "components"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
  );
}

/** The design tokens of the stylesheets, for pictures that no stylesheet reaches: those of a variant, else those of all. */
export function readTokens(variant?: string) {
  const shared = new Map<string, Set<string>>();
  const own = new Map<string, Set<string>>();
  for (const [, name, body = ""] of stylesheets().flatMap((css) => [...css.matchAll(rule)])) {
    const tokens = name === undefined ? shared : own;
    if (name !== undefined && name !== variant) continue;
    for (const [, token = "", value = ""] of body.matchAll(declaration))
      tokens.set(token, (tokens.get(token) ?? new Set()).add(value));
  }
  return (token: string, theme: "light" | "dark" = "light") => {
    const values = [...(own.get(token) ?? shared.get(token) ?? [])];
    const [value] = values;
    if (value === undefined || values.length > 1)
      throw new Stop(`The stylesheets set --${token} on :root ${values.length} times, not once.`);
    const [, light = value, dark = value] = byTheme.exec(value) ?? [];
    return theme === "light" ? light : dark;
  };
}
