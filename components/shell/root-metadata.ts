import type { Metadata, Viewport } from "next";
import { groundColours } from "@/components/styles/ground-colours";
import { onlyAtNight } from "@/lib/browser/night-media";
import { publicRoot } from "@/content/model/public-address";
import { site } from "@/content/model/site";

export const rootMetadata: Metadata = {
  metadataBase: new URL(publicRoot),
  title: { default: site.brand.name, template: `%s · ${site.brand.name}` },
};

export const rootViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The browser uses the first source that matches: features/theme/night-pictures-script enables the night one as long as the page is
  // dark.
  themeColor: [
    { media: onlyAtNight(), color: groundColours.night },
    { color: groundColours.paper },
  ],
};
