import { writeFileSync } from "node:fs";
import path from "node:path";
import { headersByFolder, hosting, type Hosting } from "./description";
import { htaccess } from "./htaccess";

type Headers = Readonly<Record<string, string>>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const note = "# Written by hosting/host-files.ts from hosting/description.ts: change it there.";

/** The configuration files of hosts that belong into the published folder, by their names there. */
export function hostFiles(basePath: string): Readonly<Record<string, string>> {
  const { caching, headers, types: ownTypes, notFound, redirects: old }: Hosting = hosting;
  const { otherwise } = caching;
  const folders = headersByFolder().map(([folder, sent]) => [basePath + folder, sent] as const);
  const types = Object.entries(ownTypes);
  const moved = old.map(({ from, to }) => [basePath + from, basePath + to] as const);
  // With a base path the root of the host redirects to the site.
  const redirects = basePath ? [["/", `${basePath}/`] as const, ...moved] : moved;

  // Cloudflare Pages combines all matching rules, even values of one header: a line with "!" removes what an earlier rule sets; Netlify
  // ignores it, because there the most specific rule wins. What both do anyway (revalidation) needs no rule.
  const rule = (at: string, sent: Headers) =>
    [
      at,
      ...(at === "/*" ? [] : Object.keys(sent).filter((name) => name in headers)).map(
        (name) => `  ! ${name}`,
      ),
      ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  const rules = [
    rule("/*", headers),
    ...folders.map(([at, sent]) => rule(`${at}*`, sent)),
    ...types.map(([ending, type]) => rule(`/*.${ending}`, { "Content-Type": type })),
  ];
  const vercelRule = (source: string, sent: Headers) => ({
    source,
    headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
  });
  return {
    _headers: `${[note, ...rules].join("\n\n")}\n`,
    _redirects: [`${note}\n`, ...redirects.map(([from, to]) => `${from} ${to} 301`), ""].join("\n"),
    ".nojekyll": "",
    ".htaccess": htaccess(note, basePath),
    "vercel.json": json({
      $schema: "https://openapi.vercel.sh/vercel.json",
      framework: null,
      trailingSlash: true,
      redirects: redirects.map(([source, destination]) => {
        return { source, destination, permanent: true };
      }),
      headers: [
        vercelRule("/(.*)", { ...headers, "Cache-Control": otherwise }),
        ...folders.map(([at, sent]) => vercelRule(`${at}(.*)`, sent)),
      ],
    }),
    "staticwebapp.config.json": json({
      $schema: "https://json.schemastore.org/staticwebapp.config.json",
      trailingSlash: "always",
      globalHeaders: { ...headers, "Cache-Control": otherwise },
      routes: [
        ...redirects.map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
        // Only the first match applies.
        ...folders.map(([at, sent]) => ({ route: `${at}*`, headers: sent })),
      ],
      responseOverrides: { 404: { rewrite: basePath + notFound, statusCode: 404 } },
      mimeTypes: Object.fromEntries(types.map(([ending, type]) => [`.${ending}`, type])),
    }),
  };
}

/** Writes them into the exported folder and returns their names. */
export function writeHostFiles(out: string, basePath: string): string[] {
  const files = Object.entries(hostFiles(basePath));
  for (const [name, text] of files) writeFileSync(path.join(out, name), text);
  return files.map(([name]) => name);
}
