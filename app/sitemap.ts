import type { MetadataRoute } from "next";
import { innerPages, resortsPage } from "@/content/pages";
import { site } from "@/content/site";
import { variantOrder, variants } from "@/content/variants";

export const dynamic = "force-static";

const origin =
  (process.env.NEXT_PUBLIC_SITE_URL || site.origin) + (process.env.NEXT_PUBLIC_BASE_PATH ?? "");

/** Canonical pages only: the five homes, the root's inner pages, the resorts. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...variantOrder.map((variant) => variants[variant].prefix),
    ...innerPages.map((page) => `/${page}`),
    resortsPage.path,
  ].map((path) => ({ url: `${origin}${path}/` }));
}
