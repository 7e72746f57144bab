import type { MetadataRoute } from "next";
import { site } from "@/content/site";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  const origin =
    (process.env.NEXT_PUBLIC_SITE_URL || site.origin) + (process.env.NEXT_PUBLIC_BASE_PATH ?? "");
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${origin}/sitemap.xml` };
}
