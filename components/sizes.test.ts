/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { list, type Declaration } from "postcss";

/**
 * Counts the values outside the scale of components/styles/scale.css: in all other stylesheets and in class names, the type sizes
 * (font-size and the custom properties that pass one on), the gaps between neighbours and the line heights. A token, zero and a variable
 * that is itself counted where it is set do not count; each value of a shorthand is one.
 */
const root = process.cwd();

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("components/styles/"))
    .sort();

type Kind = "type" | "gap" | "leading";
type Value = { kind: Kind; value: string; where: string; reason: boolean };

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["leading", /^(line-height|--text-[a-z]+--line-height)$/],
  ["type", /^(font-size|font|--text-[a-z]+|--[a-z]+-(size|letter))$/],
  ["gap", /^((row-|column-)?gap|--gap|--parting)$/],
];
const handedOn = /^var\(--(?:gap|parting|[a-z]+-(?:size|letter))(?:, (.+))?\)$/;
const tokens: Record<Kind, RegExp> = {
  type: /^var\(--(step-\d+|text-[a-z]+)\)$/,
  leading: /^var\(--(leading-[a-z]+|text-[a-z]+--line-height)\)$/,
  gap: /^var\(--(space-[a-z\d]+|section-space)\)$/,
};
function isOwn(kind: Kind, value: string): boolean {
  const [handed, initial = "0"] = handedOn.exec(value) ?? [];
  if (handed) return isOwn(kind, initial);
  return !tokens[kind].test(value) && !/^(0(px)?|inherit|none)$/.test(value);
}

/** A comment on the declaration's own line gives the reason for an exception. */
function hasReason(declaration: Declaration): boolean {
  const next = declaration.next();
  return next?.type === "comment" && next.source?.start?.line === declaration.source?.end?.line;
}

function ofSheet(sheet: string): Value[] {
  const values: Value[] = [];
  postcss.parse(readFileSync(path.join(root, sheet), "utf8")).walkDecls((declaration) => {
    const [kind] = kinds.find(([, property]) => property.test(declaration.prop)) ?? [];
    if (!kind) return;
    for (const value of kind === "gap" ? list.space(declaration.value) : [declaration.value])
      if (isOwn(kind, value))
        values.push({
          kind,
          value,
          where: `${sheet}:${declaration.source?.start?.line}`,
          reason: hasReason(declaration),
        });
  });
  return values;
}

const utilities: readonly (readonly [Kind, RegExp])[] = [
  ["type", /^text-(\[.*\d.*\]|\(.+\)|xs|sm|base|lg|\dxl)$/],
  ["leading", /^leading-(?!(none|tight|snug)$)/],
  ["gap", /^(?:gap|space)(?:-[xy])?-(?![xy]-|(?:0|1|2|3|4|6|8|10|12|column|wide)$)/],
];

function ofClassNames(file: string): Value[] {
  return readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      (line.match(/[\w:/.()[\]%,-]+/g) ?? []).flatMap((word) => {
        const utility = word.replace(/^(?:[\w-]+(?:\[[^\]]*\])?:)+/, "");
        const [kind] = utilities.find(([, pattern]) => pattern.test(utility)) ?? [];
        if (!kind || utility.startsWith("text-[length:var(--price-size,")) return [];
        return [{ kind, value: utility, where: `${file}:${index + 1}`, reason: false }];
      }),
    );
}

const all = [
  ...filesOf("components", /\.css$/).flatMap(ofSheet),
  ...[...filesOf("components", /(?<!\.test)\.tsx?$/), ...filesOf("app", /\.tsx$/)].flatMap(
    ofClassNames,
  ),
];

const distinct = (kind: Kind) =>
  Array.from(new Set(all.filter((each) => each.kind === kind).map(({ value }) => value))).sort();

test("at most 15 sizes of type are outside the scale", () => {
  expect(distinct("type").slice(15)).toEqual([]);
});

test("at most 16 spaces between neighbours are outside the scale", () => {
  expect(distinct("gap").slice(16)).toEqual([]);
});

test("at most 6 line heights are outside the scale", () => {
  expect(distinct("leading").slice(6)).toEqual([]);
});

test("a size outside the scale has its reason in its line", () => {
  const without = all.filter(({ reason }) => !reason);
  expect(without.map(({ where, value }) => `${where}: ${value}`)).toEqual([]);
});

test("the scale has 12 sizes of type, 10 spaces and 6 line heights", () => {
  const names = new Set<string>();
  postcss
    .parse(readFileSync(path.join(root, "components/styles/scale.css"), "utf8"))
    .walkDecls(/^--(step|space|leading)-[a-z\d]+$/, ({ prop }) => void names.add(prop));
  const count = (group: string) =>
    Array.from(names).filter((name) => name.startsWith(`--${group}-`)).length;
  expect([count("step"), count("space"), count("leading")]).toEqual([12, 10, 6]);
});
