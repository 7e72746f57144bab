import type { NextConfig } from "next";

/** The sub-path the site lives under ("/resort"), or "" at the root of a host. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

const config: NextConfig = {
  output: "export",
  trailingSlash: true,
  typedRoutes: true,
  reactStrictMode: true,
  poweredByHeader: false,
  basePath,
  images: { unoptimized: true },
};

export default config;
