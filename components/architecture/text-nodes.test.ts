import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/*
 * A browser that translates a page wraps its texts in elements of its own. React then fails to remove or update a text that has
 * siblings (facebook/react#11538), but not the only text of an element. So in code that runs in the browser every text has an element.
 */
const root = process.cwd();
const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) =>
  ts.sys.readFile(file),
);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

const clients = readdirSync(path.join(root, "components"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".client.tsx"))
  .map((file) => path.join(root, "components", file));
const program = ts.createProgram(clients, { ...options, noEmit: true });
const checker = program.getTypeChecker();

/** The files with markup that the client components load, themselves included. */
function loaded(): ts.SourceFile[] {
  const files = new Map<string, ts.SourceFile>();
  const visit = (name: string) => {
    const file = program.getSourceFile(name);
    if (!file || files.has(name) || name.includes("node_modules")) return;
    files.set(name, file);
    for (const { fileName } of ts.preProcessFile(file.text).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, name, options, ts.sys);
      if (resolvedModule) visit(resolvedModule.resolvedFileName);
    }
  };
  clients.forEach(visit);
  return [...files.values()].filter(({ fileName }) => fileName.endsWith(".tsx"));
}

const isReactNode = ({ aliasSymbol, symbol }: ts.Type) =>
  ["ReactNode", "ReactElement", "Element"].includes((aliasSymbol ?? symbol)?.name ?? "");

const isText = (type: ts.Type): boolean =>
  !isReactNode(type) &&
  (type.isUnion()
    ? type.types.some(isText)
    : Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)));

/** Whether an expression may render a text; a space alone, which nobody translates, does not count. */
function rendersText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return rendersText(expression.expression);
  if (ts.isStringLiteral(expression)) return expression.text.trim() !== "";
  if (ts.isConditionalExpression(expression))
    return rendersText(expression.whenTrue) || rendersText(expression.whenFalse);
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  )
    return rendersText(expression.right);
  return isText(checker.getTypeAtLocation(expression));
}

const isTextChild = (child: ts.JsxChild) =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) && child.expression && rendersText(child.expression));

const isSpace = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && !child.expression);

function isComponent(node: ts.Node): node is ts.FunctionDeclaration {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? "");
}

/** The places in a file where a text has siblings, or is all that a component returns. */
function textsWithoutElement(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path.relative(root, file.fileName)}:${line + 1}: ${node.getText().trim()}`);
  };
  const visit = (node: ts.Node, component?: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isSpace(child));
      if (children.length > 1 || ts.isJsxFragment(node))
        children.filter(isTextChild).forEach(report);
    }
    if (component && ts.isReturnStatement(node) && node.expression && rendersText(node.expression))
      report(node);
    const inside = isComponent(node) ? node : ts.isFunctionLike(node) ? undefined : component;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file);
  return found;
}

test("in code that runs in the browser every text has an element of its own", () => {
  const files = loaded();
  expect(files.length).toBeGreaterThan(clients.length);
  expect(files.flatMap(textsWithoutElement)).toEqual([]);
});
