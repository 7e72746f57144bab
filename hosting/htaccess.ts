import { headersByFolder, hosting, type Hosting } from "./description";

const inModule = (module: string, lines: readonly string[]) => [
  `<IfModule ${module}>`,
  ...lines.map((line) => `  ${line}`),
  "</IfModule>",
];

const compressed =
  "text/html text/plain text/css text/vtt text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml";

/**
 * mod_rewrite sets this variable for a file in that folder and mod_headers checks it, so that it does not apply to the error page of a
 * missing file.
 */
const markOf = (folder: string) => `adey${folder.replace(/\W+/g, "_")}file`;

const header = (name: string, value: string, condition = "") =>
  `Header always set ${name} "${value}"${condition}`;

/** Apache and LiteSpeed, as on shared hosting with cPanel, read their configuration from a file in the published folder. */
export function htaccess(note: string, basePath: string): string {
  const { caching, headers, types, notFound, redirects }: Hosting = hosting;
  const folders = headersByFolder();
  const page = basePath + notFound;
  const moved = redirects.flatMap(({ from, to }) => [
    `RewriteCond %{REQUEST_URI} =${basePath}${from}`,
    `RewriteRule ^ ${basePath}${to} [R=301,L]`,
  ]);
  const marks = folders.flatMap(([folder]) => [
    "RewriteCond %{REQUEST_FILENAME} -f",
    `RewriteRule ^${folder.slice(1)} - [E=${markOf(folder)}:1]`,
  ]);
  const sent = Object.entries({ ...headers, "Cache-Control": caching.otherwise });
  const sentByFolder = folders.flatMap(([folder, own]) =>
    Object.entries(own).map(([name, value]) => header(name, value, ` env=${markOf(folder)}`)),
  );
  const lines = [
    note,
    "# The redirect to https is the host's: in cPanel, Domains, Force HTTPS Redirect.",
    "",
    `ErrorDocument 404 ${page}`,
    `ErrorDocument 403 ${page}`,
    "AddDefaultCharset utf-8",
    ...inModule("mod_negotiation.c", ["Options -MultiViews"]),
    ...inModule(
      "mod_mime.c",
      Object.entries(types).map(([ending, type]) => `AddType ${type} .${ending}`),
    ),
    ...inModule("mod_rewrite.c", [
      "RewriteEngine On",
      ...moved,
      "# What is hidden is nothing, and so is a folder without a page.",
      String.raw`RewriteRule (^|/)\.(?!well-known/) - [R=404,L]`,
      "RewriteCond %{REQUEST_FILENAME} -d",
      "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
      "RewriteRule ^ - [R=404,L]",
      ...marks,
    ]),
    ...inModule("mod_headers.c", [
      "# What the host says of its own would stand beside it.",
      "Header unset Cache-Control",
      ...sent.map(([name, value]) => header(name, value)),
      ...sentByFolder,
      "# mod_deflate adds to the ETag what Apache itself does not know again.",
      `RequestHeader edit* If-None-Match "-gzip\\"" "\\""`,
    ]),
    ...inModule("mod_filter.c", [
      ...inModule("mod_deflate.c", [`AddOutputFilterByType DEFLATE ${compressed}`]),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
