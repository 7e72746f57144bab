import { azure, cloudFrontHeaders, headersFile, s3, vercel } from "../hosts/platforms";
import { caddy, nginx } from "../hosts/servers";
import {
  filled,
  lines,
  note,
  redirectsOf,
  shared,
  type Files,
  type HostedSite,
} from "../hosts/templates";

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
