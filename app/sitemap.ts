import type { MetadataRoute } from "next";
import { publicAddress } from "@/components/lib/origin";
import { furtherPages } from "@/content/further-pages";
import { innerPages, resortsPage } from "@/content/pages";
import { variantOrder, variants } from "@/content/variants";

export const dynamic = "force-static";

/** Canonical pages only: the five homes, the root's inner pages, the resorts. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...variantOrder.map((variant) => publicAddress(variants[variant].home)),
    ...innerPages.map((page) => publicAddress(`/${page}`)),
    publicAddress(resortsPage.path),
    ...furtherPages.map(({ path }) => publicAddress(path)),
  ].map((url) => ({ url }));
}
