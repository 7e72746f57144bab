import type { NextConfig } from "next";
import { laterPageNumbers, listPages } from "./content/model/lists";
import { buildId } from "./scripts/build/build-id";

/** The sub-path the site lives under ("/resort"), or "" at the root of a host. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/**
 * The further pages of a list (app/(root)/room/[page]/page.room.tsx) are a route only where there are any: an export refuses a route
 * that no page asks for.
 */
const furtherRoutes = listPages
  .filter((list) => laterPageNumbers(list).length > 0)
  .map((list) => `${list}.tsx`);

const config: NextConfig = {
  output: "export",
  // A random one would take from every guest the pages that are kept offline, with each deploy of the same site.
  generateBuildId: () => buildId(process.cwd(), process.env),
  pageExtensions: ["tsx", "ts", ...furtherRoutes],
  trailingSlash: true,
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  basePath,
  // Set or not: what asks for it in the browser gets a text, not an environment.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  images: { unoptimized: true },
  // app/global-not-found.tsx: a not-found.tsx that shows something would stand in the data of every page.
  experimental: {
    globalNotFound: true,
    // Halves the owner's next build; npm test builds once under each address, where to write it is a quarter of the time.
    turbopackFileSystemCacheForBuild: process.env.BUILDS_ONCE !== "1",
  },
  // npm test checks them once, for both of its builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "1" },
};

export default config;
