import type { NextConfig } from "next";
import { laterPageNumbers, listPages } from "./content/model/lists";
import { buildId } from "./scripts/build/build-id";

/** The sub-path the site lives under ("/resort"), or "" at the root of a host. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/**
 * The further pages of a list (app/(root)/room/[page]/page.room.tsx) are a route only if there are any, because an export rejects a
 * dynamic route without pages.
 */
const furtherRoutes = listPages
  .filter((list) => laterPageNumbers(list).length > 0)
  .map((list) => `${list}.tsx`);

const config: NextConfig = {
  output: "export",
  // Next's random build id would drop every guest's offline pages with each deployment of the same site.
  generateBuildId: () => buildId(process.cwd(), process.env),
  pageExtensions: ["tsx", "ts", ...furtherRoutes],
  trailingSlash: true,
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  basePath,
  // Always defined, because browser code gets the text inlined and has no environment.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  images: { unoptimized: true },
  // Uses app/global-not-found.tsx, because a not-found.tsx with content would be in the data of every page.
  experimental: {
    globalNotFound: true,
    // The cache halves the next `npm run build`; npm start and npm test do without, where writing it costs a quarter of the time.
    turbopackFileSystemCacheForBuild: process.env.BUILDS_ONCE !== "1",
  },
  // npm test checks the types once for both of its builds, and npm start leaves that to it.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === "1" },
};

export default config;
