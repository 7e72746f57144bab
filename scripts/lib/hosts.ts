import { readFileSync } from "node:fs";
import path from "node:path";
import type { Hosting } from "../../hosting/description";
import { root } from "./steps";

/** `host` is the name the site is published under. */
type HostedSite = { readonly hosting: Hosting; readonly basePath: string; readonly host: string };
type Files = Readonly<Record<string, string>>;

const note = "Written by scripts/hosts.ts from hosting/description.ts: change it there.";
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const lines = (all: readonly string[]) => all.join("\n");

/** A file of hosting/templates with its {{names}} filled in. */
function filled(name: string, values: Files): string {
  const template = readFileSync(path.join(root, "hosting/templates", `${name}.template`), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}

/** Cloudflare Pages, Netlify and Vercel add rules up, and let files be asked for again unless told otherwise. */
function headersFile({ hosting, basePath }: HostedSite): string {
  const { forGood } = hosting.caching;
  const rule = (at: string, headers: Files) =>
    lines([at, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]);
  const rules = [
    rule("/*", hosting.headers),
    ...forGood.folders.map((at) => rule(`${basePath}${at}*`, { "Cache-Control": forGood.value })),
    ...Object.entries(hosting.types).map(([ending, type]) =>
      rule(`/*.${ending}`, { "Content-Type": type }),
    ),
  ];
  return `# ${note}\n\n${rules.join("\n\n")}\n`;
}

/** Under a sub-path the root of the host leads to the site. */
function redirectsOf({ hosting, basePath }: HostedSite): [from: string, to: string][] {
  const moved = hosting.redirects.map(({ from, to }): [string, string] => [
    basePath + from,
    basePath + to,
  ]);
  return basePath ? [["/", `${basePath}/`], ...moved] : moved;
}

const textTypes =
  "text/plain text/css text/vtt application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml";

/** What most templates name in the same words. */
function shared({ hosting, basePath, host }: HostedSite): Files {
  const { forGood, otherwise } = hosting.caching;
  return { note, basePath, host, otherwise, forGood: forGood.value, notFound: hosting.notFound };
}

function nginx(site: HostedSite): string {
  const { hosting, basePath } = site;
  const { forGood } = hosting.caching;
  return filled("nginx.conf", {
    ...shared(site),
    textTypes,
    folder: forGood.folders[0] ?? "",
    folders: lines(
      forGood.folders.map((at) => `    "~^${basePath}${at}" ${quoted(forGood.value)};`),
    ),
    types: lines(
      Object.entries(hosting.types).map(([ending, type]) => `        ${type} ${ending};`),
    ),
    headers: lines(
      Object.entries(hosting.headers).map(
        ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
      ),
    ),
    redirects: redirectsOf(site)
      .map(([from, to]) => `    location = ${from} { return 301 ${to}$is_args$args; }\n`)
      .join(""),
  });
}

/** Caddy's own way to the slash drops the query, and with it the guest's stay. */
function caddyRedirect(name: string, conditions: readonly string[], target: string): string {
  const matcher = (called: string, all: readonly string[]) =>
    lines([`\t@${called} {`, ...all.map((condition) => `\t\t${condition}`), "\t}"]);
  return lines([
    matcher(name, conditions),
    matcher(`${name}asked`, [...conditions, 'expression {query} != ""']),
    `\tredir @${name}asked ${target}?{query} 308`,
    `\tredir @${name} ${target} 308\n`,
  ]);
}

function caddy(site: HostedSite): string {
  const { hosting, basePath } = site;
  const moved = redirectsOf(site).map(([from, to], place) =>
    caddyRedirect(`moved${place}`, [`path ${from}`], to),
  );
  const slashless = ["not path */", "file {path}/index.html"];
  return filled("Caddyfile", {
    ...shared(site),
    paths: hosting.caching.forGood.folders.map((at) => `${basePath}${at}*`).join(" "),
    headers: lines(
      Object.entries(hosting.headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    ),
    types: lines(
      Object.entries(hosting.types).map(
        ([ending, type]) =>
          `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}`,
      ),
    ),
    redirects: moved.join("") + caddyRedirect("slashless", slashless, "{path}/"),
  });
}

function vercel(site: HostedSite): string {
  const { hosting, basePath } = site;
  const { forGood, otherwise } = hosting.caching;
  const rule = (source: string, headers: Files) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return json({
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    trailingSlash: true,
    redirects: redirectsOf(site).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: [
      rule("/(.*)", { ...hosting.headers, "Cache-Control": otherwise }),
      ...forGood.folders.map((at) =>
        rule(`${basePath}${at}(.*)`, { "Cache-Control": forGood.value }),
      ),
    ],
  });
}

function azure(site: HostedSite): string {
  const { hosting, basePath } = site;
  const { forGood, otherwise } = hosting.caching;
  return json({
    $schema: "https://json.schemastore.org/staticwebapp.config.json",
    trailingSlash: "always",
    globalHeaders: { ...hosting.headers, "Cache-Control": otherwise },
    routes: [
      ...redirectsOf(site).map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
      ...forGood.folders.map((at) => ({
        route: `${basePath}${at}*`,
        headers: { "Cache-Control": forGood.value },
      })),
    ],
    responseOverrides: { 404: { rewrite: basePath + hosting.notFound, statusCode: 404 } },
    mimeTypes: Object.fromEntries(
      Object.entries(hosting.types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  });
}

/** The headers as CloudFront holds them: its own shape for the well-known ones, a list for the rest. */
function cloudFrontHeaders({ hosting: { headers } }: HostedSite): string {
  const transport = headers["Strict-Transport-Security"] ?? "";
  const known = /^(Strict-Transport|Content)-Security|^X-(Content|Frame)|^Referrer-Policy/;
  const rest = Object.entries(headers).filter(([name]) => !known.test(name));
  const Override = true;
  return json({
    Name: "adey-headers",
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes("includeSubDomains"),
        Preload: transport.includes("preload"),
      },
      ContentSecurityPolicy: {
        Override,
        ContentSecurityPolicy: headers["Content-Security-Policy"],
      },
      ContentTypeOptions: { Override },
      FrameOptions: { Override, FrameOption: headers["X-Frame-Options"] },
      ReferrerPolicy: { Override, ReferrerPolicy: headers["Referrer-Policy"] },
    },
    CustomHeadersConfig: {
      Quantity: rest.length,
      Items: rest.map(([Header, Value]) => ({ Header, Value, Override })),
    },
  });
}

function s3(site: HostedSite): string {
  const { hosting, basePath } = site;
  const { forGood, otherwise } = hosting.caching;
  const copy = `aws s3 cp out "s3://$BUCKET${basePath}" --recursive`;
  return filled("s3-cloudfront.sh", {
    ...shared(site),
    folders: lines(
      forGood.folders
        .map((at) => at.slice(0, -1))
        .map(
          (at) =>
            `aws s3 sync out${at} "s3://$BUCKET${basePath}${at}" --cache-control "${forGood.value}"`,
        ),
    ),
    types: lines(
      Object.entries(hosting.types).map(
        ([ending, type]) =>
          `${copy} --exclude "*" --include "*.${ending}" --content-type "${type}" --metadata-directive REPLACE --cache-control "${ending === "avif" ? forGood.value : otherwise}"`,
      ),
    ),
    excluded: forGood.folders.map((at) => `--exclude "${at.slice(1)}*"`).join(" "),
  });
}

/** Every host's configuration: what belongs beside the site's source, and what has to lie in the published folder. */
export function hostFiles(site: HostedSite): { beside: Files; within: Files } {
  const redirects = redirectsOf(site);
  return {
    within: {
      _headers: headersFile(site),
      _redirects: lines([`# ${note}\n`, ...redirects.map((pair) => `${pair.join(" ")} 301`), ""]),
      ".nojekyll": "",
      "vercel.json": vercel(site),
      "staticwebapp.config.json": azure(site),
    },
    beside: {
      "nginx.conf": nginx(site),
      Caddyfile: caddy(site),
      "cloudfront-function.js": filled("cloudfront-function.js", {
        note,
        redirects: JSON.stringify(Object.fromEntries(redirects)),
      }),
      "cloudfront-headers.json": cloudFrontHeaders(site),
      "s3-cloudfront.sh": s3(site),
      "github-pages.sh": filled("github-pages.sh", shared(site)),
    },
  };
}
