import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { list, type Rule } from "postcss";
import type { Variant } from "@/content/model/types";
import { root, Stop } from "../lib/node/steps";

function stylesheets(): string[] {
  return ["app", "components"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
  );
}

/** Collects every value of each token in the rules with a matching selector, outside of media queries. */
function tokensIn(sheets: readonly string[], isAskedFor: (selector: string) => boolean) {
  const tokens = new Map<string, Set<string>>();
  const read = (rule: Rule) => {
    const { parent } = rule;
    const isConditional = parent?.type === "atrule" && "name" in parent && parent.name !== "layer";
    if (isConditional || !rule.selectors.some(isAskedFor)) return;
    for (const node of rule.nodes)
      if (node.type === "decl" && node.variable)
        tokens.set(node.prop, (tokens.get(node.prop) ?? new Set()).add(node.value.trim()));
  };
  for (const css of sheets) postcss.parse(css).walkRules(read);
  return tokens;
}

function selectsVariant(selector: string, variant: Variant): boolean {
  const attribute = `[data-variant="${variant}"]`;
  if (selector.startsWith(":root:has(") && selector.endsWith(")"))
    return selector.includes(attribute);
  return selector === attribute || selector === `:root${attribute}`;
}

/** Reads the design tokens for pictures that no stylesheet reaches: those of a variant, else the shared ones. */
export function readTokens(variant?: Variant, sheets: readonly string[] = stylesheets()) {
  const shared = tokensIn(sheets, (selector) => selector === ":root");
  // The shared tokens are those of the Hotel Booking variant, which the others override.
  const varying = variant === "booking" ? undefined : variant;
  const own = tokensIn(
    sheets,
    (selector) => varying !== undefined && selectsVariant(selector, varying),
  );
  if (varying && own.size === 0)
    throw new Stop(`The stylesheets set no token for the variant "${varying}".`);
  return (token: string, theme: "light" | "dark" = "light"): string => {
    const values = [...(own.get(`--${token}`) ?? shared.get(`--${token}`) ?? [])];
    const [value] = values;
    if (value === undefined || values.length > 1)
      throw new Stop(`The stylesheets set --${token} on :root ${values.length} times, not once.`);
    const [, byTheme] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
    const [light = value, dark = light] = byTheme ? list.comma(byTheme) : [];
    return theme === "light" ? light : dark;
  };
}
