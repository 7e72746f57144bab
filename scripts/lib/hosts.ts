// @ts-nocheck
/**
 * @typedef {import("../../hosting/description").Hosting} Hosting
 * @typedef {{ hosting: Hosting, basePath: string, host: string }} Site `host`: the name the site is published under
 */

const note = (mark) =>
  `${mark} Written by scripts/hosts.ts from hosting/description.ts: change it there.\n`;

const headerList = (headers) => Object.entries(headers);

/** Netlify and Cloudflare Pages. Both let files be asked for again unless told otherwise, so that rule is left out: rules add up there. */
function headersFile({ hosting, basePath }) {
  const { forGood } = hosting.caching;
  const rule = (path, headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const rules = [
    rule("/*", headerList(hosting.headers)),
    ...forGood.folders.map((folder) =>
      rule(`${basePath}${folder}*`, [["Cache-Control", forGood.value]]),
    ),
    ...headerList(hosting.types).map(([ending, type]) =>
      rule(`/*.${ending}`, [["Content-Type", type]]),
    ),
  ];
  return `${note("#")}\n${rules.join("\n\n")}\n`;
}

function redirectsOf({ hosting, basePath }) {
  const moved = hosting.redirects.map(({ from, to }) => [basePath + from, basePath + to]);
  return basePath ? [["/", `${basePath}/`], ...moved] : moved;
}

function redirectsFile(site) {
  const lines = redirectsOf(site).map(([from, to]) => `${from} ${to} 301`);
  return [note("#"), ...lines, ""].join("\n");
}

const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`;

const textTypes = [
  "text/plain text/css text/vtt application/javascript application/json",
  "application/manifest+json application/xml text/xml image/svg+xml",
].join(" ");

function nginx({ hosting, basePath, host }) {
  const { forGood, otherwise } = hosting.caching;
  const folders = forGood.folders.map((folder) => `"~^${basePath}${folder}"`);
  const headers = headerList(hosting.headers).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  const types = headerList(hosting.types).map(([ending, type]) => `        ${type} ${ending};`);
  const moved = redirectsOf({ hosting, basePath }).map(
    ([from, to]) => `    location = ${from} { return 301 ${to}$is_args$args; }`,
  );
  return `${note("#")}# One server block for /etc/nginx/conf.d. TLS: run certbot --nginx, or add the certificate and send port 80 to https.
# brotli_static is Debian's libnginx-mod-http-brotli-static; npm run compress makes the files. Without either, drop the line.

# What a request ends at counts: a lost file below ${forGood.folders[0]} ends at ${hosting.notFound} and is not kept for a year.
map $uri $adey_cache_control {
    default ${quoted(otherwise)};
${folders.map((folder) => `    ${folder} ${quoted(forGood.value)};`).join("\n")}
}

server {
    listen 80;
    server_name ${host};
    root /var/www/adey;
    index index.html;
    autoindex off;
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${textTypes};

    include mime.types;
    types {
${types.join("\n")}
    }

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_types ${textTypes};
    brotli_static on;

    add_header Cache-Control $adey_cache_control always;
${headers.join("\n")}

    # A folder without a page is not forbidden, it is nothing.
    error_page 403 404 =404 ${basePath}${hosting.notFound};
${moved.map((line) => `${line}\n`).join("")}
    location / {
        try_files $uri $uri/ =404;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }
}
`;
}

function caddy({ hosting, basePath, host }) {
  const { forGood, otherwise } = hosting.caching;
  const headers = headerList(hosting.headers).map(
    ([name, value]) => `\t\t${name} ${quoted(value)}`,
  );
  const types = headerList(hosting.types).map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}\n`,
  );
  /** Caddy's own way to the slash drops the query, and with it the guest's stay. */
  const redirect = (name, conditions, target) => `\t@${name} {
${conditions.map((condition) => `\t\t${condition}`).join("\n")}
\t}
\t@${name}asked {
${conditions.map((condition) => `\t\t${condition}`).join("\n")}
\t\texpression {query} != ""
\t}
\tredir @${name}asked ${target}?{query} 308
\tredir @${name} ${target} 308
`;
  const moved = redirectsOf({ hosting, basePath }).map(([from, to], place) =>
    redirect(`moved${place}`, [`path ${from}`], to),
  );
  const slashless = redirect("slashless", ["not path */", "file {path}/index.html"], "{path}/");
  const paths = forGood.folders.map((folder) => `${basePath}${folder}*`).join(" ");
  return `${note("#")}# Caddy fetches and renews the certificate by itself. npm run compress makes the precompressed files.

(adey_headers) {
\theader {
${headers.join("\n")}
\t\t-Server
\t}
}

${host} {
\troot * /var/www/adey
\timport adey_headers

\t@forgood {
\t\tpath ${paths}
\t\tfile
\t}
\t@otherwise not {
\t\tpath ${paths}
\t\tfile
\t}
\theader @forgood Cache-Control ${quoted(forGood.value)}
\theader @otherwise Cache-Control ${quoted(otherwise)}
${types.join("")}${moved.join("")}${slashless}
\t@hidden {
\t\tpath_regexp /\\.
\t\tnot path /.well-known/*
\t}
\terror @hidden 404

\tencode gzip
\tfile_server {
\t\tprecompressed br gzip
\t}
\t# An error begins with empty headers.
\thandle_errors {
\t\timport adey_headers
\t\theader Cache-Control ${quoted(otherwise)}
\t\trewrite * ${basePath}${hosting.notFound}
\t\tfile_server
\t}
}
`;
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function vercel({ hosting, basePath }) {
  const { forGood, otherwise } = hosting.caching;
  const pairs = (headers) => headerList(headers).map(([key, value]) => ({ key, value }));
  return json({
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    trailingSlash: true,
    redirects: redirectsOf({ hosting, basePath }).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: [
      { source: "/(.*)", headers: pairs({ ...hosting.headers, "Cache-Control": otherwise }) },
      ...forGood.folders.map((folder) => ({
        source: `${basePath}${folder}(.*)`,
        headers: pairs({ "Cache-Control": forGood.value }),
      })),
    ],
  });
}

function azure({ hosting, basePath }) {
  const { forGood, otherwise } = hosting.caching;
  return json({
    $schema: "https://json.schemastore.org/staticwebapp.config.json",
    trailingSlash: "always",
    globalHeaders: { ...hosting.headers, "Cache-Control": otherwise },
    routes: [
      ...redirectsOf({ hosting, basePath }).map(([route, redirect]) => ({
        route,
        redirect,
        statusCode: 301,
      })),
      ...forGood.folders.map((folder) => ({
        route: `${basePath}${folder}*`,
        headers: { "Cache-Control": forGood.value },
      })),
    ],
    responseOverrides: { 404: { rewrite: basePath + hosting.notFound, statusCode: 404 } },
    mimeTypes: Object.fromEntries(
      headerList(hosting.types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  });
}

/** S3 behind CloudFront knows neither index.html in a folder nor a redirect to the slash: this viewer function does both. */
function cloudFrontFunction(site) {
  return `${note("//")}// CloudFront, viewer request, runtime cloudfront-js-2.0. The bucket stays private (origin access control).
var moved = ${JSON.stringify(Object.fromEntries(redirectsOf(site)))};

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    (parameters[name].multiValue || [parameters[name]]).forEach(function (each) {
      parts.push(each.value ? name + "=" + each.value : name);
    });
  });
  return parts.length ? "?" + parts.join("&") : "";
}

function redirect(to, parameters) {
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: to + query(parameters) } },
  };
}

function handler(event) {
  var request = event.request;
  if (moved[request.uri]) return redirect(moved[request.uri], request.querystring);
  if (request.uri.endsWith("/")) request.uri += "index.html";
  // A name without an ending is a page that lacks its slash. More than one slash in front would lead to another host.
  else if (!/\\.[^/]+$/.test(request.uri)) {
    return redirect(request.uri.replace(/^\\/+/, "/") + "/", request.querystring);
  }
  return request;
}
`;
}

/** The two policies that CloudFront holds for the headers: its own shape for the well-known ones, a list for the rest. */
function cloudFrontHeaders({ hosting }) {
  const items = (headers) => ({
    Quantity: headers.length,
    Items: headers.map(([Header, Value]) => ({ Header, Value, Override: true })),
  });
  const own = [
    "Strict-Transport-Security",
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
  ];
  const { headers } = hosting;
  const hsts = headers["Strict-Transport-Security"];
  return json({
    Name: "adey-headers",
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes("includeSubDomains"),
        Preload: hsts.includes("preload"),
      },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: headers["Content-Security-Policy"],
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: headers["X-Frame-Options"] },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers["Referrer-Policy"] },
    },
    CustomHeadersConfig: items(headerList(headers).filter(([name]) => !own.includes(name))),
  });
}

function s3({ hosting, basePath }) {
  const { forGood, otherwise } = hosting.caching;
  const target = `"s3://$BUCKET${basePath}"`;
  const excluded = forGood.folders.map((folder) => `--exclude "${folder.slice(1)}*"`).join(" ");
  const typed = headerList(hosting.types).map(
    ([ending, type]) =>
      `aws s3 cp out ${target} --recursive --exclude "*" --include "*.${ending}" --content-type "${type}" --metadata-directive REPLACE --cache-control "${ending === "avif" ? forGood.value : otherwise}"`,
  );
  return `#!/bin/sh
${note("#")}# BUCKET and DISTRIBUTION in the environment. Hashed files go first and old ones stay until the documents are new,
# so that no guest meets a page whose scripts are not there yet.
set -eu
${forGood.folders
  .map(
    (folder) =>
      `aws s3 sync out${folder.slice(0, -1)} "s3://$BUCKET${basePath}${folder.slice(0, -1)}" --cache-control "${forGood.value}"`,
  )
  .join("\n")}
${typed.join("\n")}
aws s3 sync out ${target} ${excluded} --cache-control "${otherwise}"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "${basePath}/*"

# Once, when the distribution is made:
#   aws cloudfront create-response-headers-policy --response-headers-policy-config file://hosting/cloudfront-headers.json
#   aws cloudfront create-function --name adey-paths --function-code fileb://hosting/cloudfront-function.js \\
#     --function-config Comment=paths,Runtime=cloudfront-js-2.0
#   custom error responses: 403 and 404 → ${basePath}${hosting.notFound}, status 404
`;
}

function githubPages({ hosting }) {
  return `#!/bin/sh
${note("#")}# GitHub Pages: REPOSITORY is its git address, NEXT_PUBLIC_BASE_PATH its name with a slash in front ("/adey"; nothing for a
# domain of its own). It sends no header of ours: the policy in the documents holds, framing cannot be forbidden.
set -eu
npm run build
test -f out${hosting.notFound}
test -f out/.nojekyll
cd out
git init --quiet --initial-branch gh-pages
git add --all
git commit --quiet --message "Publish"
git push --force "$REPOSITORY" gh-pages
rm -rf .git
`;
}

/**
 * Every host's configuration: what belongs beside the site's source, and what has to lie in the published folder.
 * @param {Site} site
 * @returns {{ beside: Record<string, string>, within: Record<string, string> }}
 */
export function hostFiles(site) {
  const within = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    ".nojekyll": "",
    "vercel.json": vercel(site),
    "staticwebapp.config.json": azure(site),
  };
  const beside = {
    "nginx.conf": nginx(site),
    Caddyfile: caddy(site),
    "cloudfront-function.js": cloudFrontFunction(site),
    "cloudfront-headers.json": cloudFrontHeaders(site),
    "s3-cloudfront.sh": s3(site),
    "github-pages.sh": githubPages(site),
  };
  return { beside, within };
}
