// @ts-nocheck
import { Stop } from "./steps";

/**
 * What the build says of the address that the site will name itself by; a wrong one stops it.
 * @param {string | undefined} value NEXT_PUBLIC_SITE_URL
 */
export function siteUrlNotice(value) {
  if (!value) {
    return "NEXT_PUBLIC_SITE_URL is not set: canonical links, shared pictures, feed and site map name the origin of content/site.ts.";
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
