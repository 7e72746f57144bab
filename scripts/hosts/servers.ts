import { filled, lines, quoted, redirectsOf, shared, type HostedSite } from "./templates";

const textTypes =
  "text/plain text/css text/vtt application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml";

export function nginx(site: HostedSite): string {
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

export function caddy(site: HostedSite): string {
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
