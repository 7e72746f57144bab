/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { contentModules } from "./content-modules";

const root = path.join(__dirname, "../..");

/** Shorter words may match by chance: "Close" is a label of the lightbox and a text of the concierge. */
const leastLength = 12;

/** Shorter parts of a sentence may match by chance, such as "stands above". */
const leastPart = 20;

/** Lists the words that a test writes out although content has them too, and why. */
const allowed = new Set([
  // These are examples in the error messages of content/records/site.yaml.
  "+251 11 000 00 01",
  "booking@example.com",
]);

/** A path, an identifier, or a label of the interface that content describes ("Dark mode"). */
const isText = (text: string) => text.length >= leastLength && /\s/.test(text);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return isText(value) && !allowed.has(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

async function contentTexts(): Promise<string[]> {
  const modules: unknown[] = await Promise.all(contentModules.map((file) => import(file)));
  return [...new Set(textsIn(modules))];
}

/** Returns the strings of a test except test titles. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const isTitle = (node: ts.Node) =>
    ts.isCallExpression(node.parent) &&
    node.parent.arguments[0] === node &&
    /^(test|describe)\b/.test(node.parent.expression.getText());
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && !isTitle(node)) found.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/\\/g, ""));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const tests = ["e2e", "content"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => (folder === "e2e" ? /\.ts$/ : /\.test\.ts$/).test(file))
    .map((file) => path.join(folder, file)),
);

/** Changing a text must not require changing a test, so tests read texts from content/. */
test("no test writes out a text of content/", async () => {
  const texts = await contentTexts();
  expect(texts.length).toBeGreaterThan(400);
  expect(tests.length).toBeGreaterThan(30);
  const copies = tests.flatMap((file) =>
    literalsIn(file).flatMap((literal) => {
      const copied = texts.find(
        (text) =>
          literal.includes(text) ||
          (literal.length >= leastPart && /\s/.test(literal) && text.includes(literal)),
      );
      return copied === undefined ? [] : [{ file, literal, copied }];
    }),
  );
  expect(copies).toEqual([]);
});
