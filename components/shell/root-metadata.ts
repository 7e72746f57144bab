import type { Metadata, Viewport } from "next";
import { groundColours } from "@/components/styles/ground-colours";
import { onlyAtNight } from "@/lib/browser/night-media";
import { publicRoot } from "@/content/model/public-address";
import { site } from "@/content/model/site";

/** What the root layout of every house says of its pages. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(publicRoot),
  title: { default: site.brand.name, template: `%s · ${site.brand.name}` },
};

export const rootViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The first that fits is taken: features/theme/night-pictures-script opens that of the night for as long as the page is dark.
  themeColor: [
    { media: onlyAtNight(), color: groundColours.night },
    { color: groundColours.paper },
  ],
};
