import { writeFileSync } from "node:fs";
import path from "node:path";
import { hosting, type Hosting } from "./description";

type Headers = Readonly<Record<string, string>>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const note = "# Written by hosting/host-files.ts from hosting/description.ts: change it there.";

/** Each host's configuration that has to lie in the published folder, by its name there. */
export function hostFiles(basePath: string): Readonly<Record<string, string>> {
  const { caching, headers, types: ownTypes, notFound, redirects: old }: Hosting = hosting;
  const { forGood, otherwise } = caching;
  const folders = forGood.folders.map((folder) => basePath + folder);
  const types = Object.entries(ownTypes);
  const moved = old.map(({ from, to }) => [basePath + from, basePath + to] as const);
  // Under a sub-path the root of the host leads to the site.
  const redirects = basePath ? [["/", `${basePath}/`] as const, ...moved] : moved;

  // Netlify and Cloudflare Pages add up all rules that match: what they do anyway (asking for files again) has none.
  const rule = (at: string, sent: Headers) =>
    [at, ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const rules = [
    rule("/*", headers),
    ...folders.map((at) => rule(`${at}*`, { "Cache-Control": forGood.value })),
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
    "vercel.json": json({
      $schema: "https://openapi.vercel.sh/vercel.json",
      framework: null,
      trailingSlash: true,
      redirects: redirects.map(([source, destination]) => {
        return { source, destination, permanent: true };
      }),
      headers: [
        vercelRule("/(.*)", { ...headers, "Cache-Control": otherwise }),
        ...folders.map((at) => vercelRule(`${at}(.*)`, { "Cache-Control": forGood.value })),
      ],
    }),
    "staticwebapp.config.json": json({
      $schema: "https://json.schemastore.org/staticwebapp.config.json",
      trailingSlash: "always",
      globalHeaders: { ...headers, "Cache-Control": otherwise },
      routes: [
        ...redirects.map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
        ...folders.map((at) => ({
          route: `${at}*`,
          headers: { "Cache-Control": forGood.value },
        })),
      ],
      responseOverrides: { 404: { rewrite: basePath + notFound, statusCode: 404 } },
      mimeTypes: Object.fromEntries(types.map(([ending, type]) => [`.${ending}`, type])),
    }),
  };
}

/** Puts them into the exported folder, and returns their names. */
export function writeHostFiles(out: string, basePath: string): string[] {
  const files = Object.entries(hostFiles(basePath));
  for (const [name, text] of files) writeFileSync(path.join(out, name), text);
  return files.map(([name]) => name);
}
