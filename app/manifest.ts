import type { MetadataRoute } from "next";
import { groundColours } from "@/components/styles/ground-colours";
import { asset } from "@/components/ui/asset";
import { pages } from "@/content/copy/pages";
import { site } from "@/content/model/site";
import { stayCardPage } from "@/content/copy/standalone-pages";

const smallIcon = { src: asset("/icons/icon-192.png"), sizes: "192x192", type: "image/png" };

const shortcuts = [
  { path: "/find_room", ...pages.find_room },
  stayCardPage,
  { path: "/contact", ...pages.contact },
] as const;

export const dynamic = "force-static";

/** Prefixes the addresses with the base path itself, because Next leaves those of a manifest as they are. */
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
      smallIcon,
      { src: asset("/icons/icon-512.png"), sizes: "512x512", type: "image/png" },
      {
        src: asset("/icons/icon-maskable.png"),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: shortcuts.map(({ path, menuLabel, description }) => ({
      name: menuLabel,
      description,
      url: asset(`${path}/`),
      icons: [smallIcon],
    })),
  };
}
