import type { MetadataRoute } from "next";
import { groundColours } from "@/components/styles/ground-colours";
import { asset } from "@/components/ui/asset";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** What a phone needs to keep the site on its home screen. Its addresses are ours to prefix: Next leaves them as they are. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.brand.name,
    short_name: site.brand.shortName,
    description: site.brand.tagline,
    lang: "en-GB",
    id: asset("/"),
    start_url: asset("/"),
    scope: asset("/"),
    display: "minimal-ui",
    background_color: groundColours.paper,
    theme_color: groundColours.night,
    icons: [
      { src: asset("/icons/icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: asset("/icons/icon-512.png"), sizes: "512x512", type: "image/png" },
      {
        src: asset("/icons/icon-maskable.png"),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
