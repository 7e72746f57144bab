import {
  filled,
  json,
  lines,
  note,
  redirectsOf,
  shared,
  type Files,
  type HostedSite,
} from "./templates";

/** For Netlify and Cloudflare Pages, where all rules that match add up: what they do anyway (asking for files again) has none. */
export function headersFile({ hosting, basePath }: HostedSite): string {
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

export function vercel(site: HostedSite): string {
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

export function azure(site: HostedSite): string {
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
export function cloudFrontHeaders({ hosting: { headers } }: HostedSite): string {
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

export function s3(site: HostedSite): string {
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
