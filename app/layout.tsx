import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { FirstScript } from "@/components/shell/first-script.client";
import { RouteFocus } from "@/components/shell/route-focus.client";
import { publicRoot } from "@/content/public-address";
import { themeSettings } from "@/components/features/theme/theme-settings";
import { site } from "@/content/site";
import { onlyAtNight } from "@/components/ui/picture/night-media";
import { groundColours } from "@/components/styles/ground-colours";
import { preloadFonts } from "@/components/styles/fonts";
import "./globals.css";
// Where every page passes through it stands once; each error.tsx would bring a copy of its own.
import "@/components/shell/error-view.client";

// Read here, where every page passes: a fault in content/site.yaml stops any build.
const { brand } = site;

export const metadata: Metadata = {
  metadataBase: new URL(publicRoot),
  title: { default: brand.name, template: `%s · ${brand.name}` },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  // The first that fits is taken: features/theme/night-pictures-script opens that of the night for as long as the page is dark.
  themeColor: [
    { media: onlyAtNight(), color: groundColours.night },
    { color: groundColours.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  return (
    <html lang="en-GB" data-scroll-behavior="smooth" suppressHydrationWarning>
      {/* Not in `viewport`: with each link Next puts that in anew, and of this one the browser then styles the whole page anew. */}
      <meta name="color-scheme" content="light dark" />
      {/* The frame is in English on the page that is not, too (components/pages/amharic/amharic-document.ts). */}
      <body lang="en-GB">
        <FirstScript />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <ThemeProvider {...themeSettings}>{children}</ThemeProvider>
        <RouteFocus />
      </body>
    </html>
  );
}
