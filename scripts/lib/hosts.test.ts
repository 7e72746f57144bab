/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { hosting } from "../../hosting/description";
import { site } from "../../content/site";
import { hostFiles } from "./hosts";

const files = (basePath = "") => hostFiles({ hosting, basePath, host: new URL(site.origin).host });

test.each(Object.keys(files().beside))("hosting/%s is what npm run hosts writes", (name) => {
  const written = readFileSync(path.join(process.cwd(), "hosting", name), "utf8");
  expect(written).toBe(files().beside[name]);
});

test.each([
  "_headers",
  "vercel.json",
  "staticwebapp.config.json",
  "nginx.conf",
  "Caddyfile",
  "cloudfront-headers.json",
])("%s promises every header", (name) => {
  const text = { ...files().within, ...files().beside }[name];
  for (const [header, value] of Object.entries(hosting.headers)) {
    if (name === "cloudfront-headers.json" && header === "Strict-Transport-Security") {
      expect(text).toContain(`"AccessControlMaxAgeSec": 63072000`);
    } else if (header !== "X-Content-Type-Options" || name !== "cloudfront-headers.json") {
      expect(text).toContain(value);
    }
  }
});

/** The rules of _headers that speak for a path; both hosts add up all that match. */
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
  const text = files("/resort").within._headers;
  const kept = headersOf("/resort/pictures/tana.avif", text);
  expect(kept).toContain("Cache-Control: public, max-age=31536000, immutable");
  expect(headersOf("/resort/about/", text).join()).not.toMatch(/Cache-Control/);
  const names = kept.map((line) => line.split(":")[0]);
  expect(new Set(names).size).toBe(names.length);
});

test("under a sub-path the root leads to the site", () => {
  const { within, beside } = files("/resort");
  expect(within._redirects).toContain("/ /resort/ 301");
  expect(beside["nginx.conf"]).toContain("location = / { return 301 /resort/$is_args$args; }");
});

describe("the CloudFront function", () => {
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const { handler }: { handler: (event: object) => Answer } = runInNewContext(
    `${files("/resort").beside["cloudfront-function.js"]};({ handler })`,
  );
  const answer = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });
  const location = (answered: Answer) => answered.headers?.location.value;

  test.each([
    ["/resort/about/", "/resort/about/index.html"],
    ["/resort/_next/static/app.js", "/resort/_next/static/app.js"],
    ["/resort/food.menu.json", "/resort/food.menu.json"],
  ])("finds the file of %s", (uri, file) => {
    expect(answer(uri).uri).toBe(file);
  });

  test("sends a page without its slash on once, with the guest's stay", () => {
    const answered = answer("/resort/find_room", {
      room: { value: "2" },
      title: { value: "A%20b" },
    });
    expect(answered.statusCode).toBe(301);
    expect(location(answered)).toBe("/resort/find_room/?room=2&title=A%20b");
  });

  test("never sends anybody to another host", () => {
    expect(location(answer("//evil"))).toMatch(/^\/evil/);
    expect(location(answer("/"))).toBe("/resort/");
  });
});
