/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { hosting, type Hosting } from "./description";
import { hostFiles } from "./host-files";

const beside = (name: string) => readFileSync(`hosting/${name}`, "utf8");

/** CloudFront has separate fields for these. */
const inFields: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": `"AccessControlMaxAgeSec": 63072000`,
  "X-Content-Type-Options": `"ContentTypeOptions"`,
};

const inCloudFront = (said: Hosting["headers"]) =>
  Object.entries(said).map(([name, value]) => inFields[name] ?? `"${value}"`);

const { headers, shared, caching, types, redirects }: Hosting = hosting;
const moved = redirects.map(({ from, to }): [string, string] => [from, to]);
const kept = [caching.forGood.value, ...caching.forGood.folders.map((at) => at.slice(1, -1))];
const opened = [...Object.values(shared.headers), ...shared.folders.map((at) => at.slice(1, -1))];
const sent = [...Object.values(headers), ...opened];
const typed = Object.values(types);

const promises: [name: string, promised: readonly string[]][] = [
  ["_headers", [...sent, ...kept, ...typed]],
  ["_redirects", moved.map((pair) => `${pair.join(" ")} 301`)],
  [".htaccess", [...sent, ...kept, ...typed, caching.otherwise, hosting.notFound]],
  ["vercel.json", [...sent, ...kept, caching.otherwise]],
  ["staticwebapp.config.json", [...sent, ...kept, ...typed, caching.otherwise, hosting.notFound]],
  ["nginx.conf", [...sent, ...kept, ...typed, caching.otherwise, hosting.notFound]],
  ["Caddyfile", [...sent, ...kept, ...typed, caching.otherwise, hosting.notFound]],
  ["cloudfront-headers.json", inCloudFront(headers)],
  ["cloudfront-shared-headers.json", inCloudFront({ ...headers, ...shared.headers })],
  [
    "s3-cloudfront.sh",
    [...kept, ...opened.slice(1), ...typed, caching.otherwise, hosting.notFound],
  ],
  ["github-pages.sh", [hosting.notFound]],
];

test.each(promises)("%s says what hosting/description.ts says", (name, promised) => {
  const text = hostFiles("")[name] ?? beside(name);
  const missing = promised.filter((value) => !text.includes(value));
  const lost = moved.flat().filter((at) => !/headers|sh$/.test(name) && !text.includes(at));
  expect([...missing, ...lost]).toEqual([]);
});

test("every configuration matches the description", () => {
  const inFolder = readdirSync("hosting").filter(
    (name) =>
      !/^(README\.md|description\.ts|compress.*\.ts|forms(\.md)?|host-files\..*|htaccess\.ts|tests)$/.test(
        name,
      ),
  );
  const written = Object.keys(hostFiles("")).filter((name) => name !== ".nojekyll");
  const held = [...promises.map(([name]) => name), "cloudfront-function.js"];
  expect(held.toSorted()).toEqual([...inFolder, ...written].toSorted());
});

test("S3 forgets documents that are gone, and no hashed file that an open page may ask for", () => {
  const lines = beside("s3-cloudfront.sh").split("\n");
  const forgetting = lines.filter((line) => /^[^#].* --delete/.test(line));
  expect(forgetting).toEqual([expect.stringContaining(`--cache-control "${caching.otherwise}"`)]);
  for (const folder of caching.forGood.folders)
    expect(forgetting[0]).toContain(`--exclude "${folder.slice(1)}*"`);
});

/** Returns the rules of _headers for a path; both hosts combine all that match. */
function headersOf(address: string, text = ""): string[] {
  const rules = text.split("\n\n").map((rule) => rule.split("\n"));
  return rules
    .filter(([pattern = ""]) => pattern.startsWith("/"))
    .filter(([pattern = ""]) =>
      new RegExp(`^${pattern.replaceAll(".", "\\.").replace("*", ".*")}$`).test(address),
    )
    .flatMap(([, ...lines]) => lines.filter(Boolean).map((line) => line.trim()));
}

test("Netlify and Cloudflare keep hashed files for a year and say nothing twice", () => {
  const text = hostFiles("/resort")._headers;
  const rules = headersOf("/resort/pictures/tana.avif", text);
  expect(rules).toContain("Cache-Control: public, max-age=31536000, immutable");
  expect(headersOf("/resort/about/", text).join()).not.toMatch(/Cache-Control/);
  const said: string[] = [];
  for (const line of rules) {
    if (line.startsWith("! ")) said.splice(said.indexOf(line.slice(2)), 1);
    else said.push(line.replace(/:.*/, ""));
  }
  expect(new Set(said).size).toBe(said.length);
  const policies = rules.filter((line) => line.startsWith("Cross-Origin-Resource-Policy"));
  expect(policies.at(-1)).toMatch(/cross-origin$/);
});

test("Apache shows the page of lost addresses under a sub-path, and marks the files of a folder by it alone", () => {
  const lines = hostFiles("/resort")
    [".htaccess"]?.split("\n")
    .map((line) => line.trim());
  expect(lines).toContain("ErrorDocument 404 /resort/404.html");
  const marked = lines?.filter((line) => line.endsWith("- [E=adey_pictures_file:1]"));
  expect(marked).toEqual([expect.stringMatching(/^RewriteRule \^pictures\/ /)]);
  const said = lines?.filter((line) => line.endsWith(" env=adey_pictures_file"));
  expect(said).toHaveLength(2);
});

test("under a sub-path the root leads to the site", () => {
  expect(hostFiles("/resort")._redirects).toContain("/ /resort/ 301");
});

describe("the CloudFront function", () => {
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  type Program = { handler: (event: object) => Answer; moved: Readonly<Record<string, string>> };
  const program: Program = runInNewContext(
    `${beside("cloudfront-function.js")};({ handler, moved })`,
  );
  const { handler } = program;
  const answer = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });

  test.each([
    ["/", "/index.html"],
    ["/about/", "/about/index.html"],
    ["/_next/static/app.js", "/_next/static/app.js"],
    ["/food.menu.json", "/food.menu.json"],
  ])("finds the file of %s", (uri, file) => {
    expect(answer(uri).uri).toBe(file);
  });

  test("sends on what has moved", () => {
    expect(Object.entries(program.moved)).toEqual(moved);
  });

  const stay = { room: { value: "2" }, title: { value: "A%20b" } };
  test.each([
    ["/find_room", stay, "/find_room/?room=2&title=A%20b"],
    ["//evil", {}, "/evil/"],
    ["/\\evil", {}, "/evil/"],
    ["/\t/evil", {}, "/evil/"],
  ])("sends %s on once, with the guest's stay and to no other host", (uri, query, location) => {
    const { statusCode, headers: answered } = answer(uri, query);
    expect([statusCode, answered?.location.value]).toEqual([301, location]);
  });
});
