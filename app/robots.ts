import type { MetadataRoute } from "next";
import { publicRoot } from "@/content/model/public-address";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${publicRoot}/sitemap.xml` };
}
