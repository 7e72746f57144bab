import { Stop } from "./steps";

/** The base path of the site ("/resort"), "" at the root of a host. */
export function basePath(): string {
  const value = process.env.NEXT_PUBLIC_BASE_PATH ?? "";
  if (!/^(\/[\w.~-]+)*$/.test(value)) {
    throw new Stop(
      `NEXT_PUBLIC_BASE_PATH is "${value}": write it like "/resort", with a slash in front and none behind.`,
    );
  }
  return value;
}

/** Checks the address that the site will use for itself; a wrong one stops the build. */
export function siteUrlNotice(value: string | undefined): string {
  if (!value) {
    return "NEXT_PUBLIC_SITE_URL is not set: canonical links, shared pictures, feed and sitemap name the origin of content/records/site.yaml.";
  }
  if (!/^https?:\/\/[^\s/]+\/?$/.test(value)) {
    throw new Stop(
      `NEXT_PUBLIC_SITE_URL is "${value}": write the origin alone, like "https://www.adey.example".`,
    );
  }
  if (/^https?:\/\/(localhost|127\.|\[::1\])/.test(value)) {
    throw new Stop(
      `NEXT_PUBLIC_SITE_URL is "${value}", which only this machine can reach: give the public origin, or leave it out.`,
    );
  }
  return `The site will name itself ${value}.`;
}
