import type { Metadata, Viewport } from "next";
import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { RouteFocus } from "@/components/shell/route-focus.client";
import { dataSaverScript } from "@/components/features/data-saver/data-saver-script";
import { publicRoot } from "@/components/features/seo/origin";
import { nightPicturesScript } from "@/components/features/theme/night-pictures-script";
import { themeKey } from "@/components/features/theme/theme";
import { themeSettings } from "@/components/features/theme/theme-settings";
import { site } from "@/content/site";
import { preloadFonts } from "@/components/styles/fonts";
import "./globals.css";
// Where every page passes through it stands once; each error.tsx would bring a copy of its own.
import "@/components/shell/error-view.client";

/** Here, because every page passes through: no build gets by a fault, and no browser gets the rules. */
const { brand } = site;

export const metadata: Metadata = {
  metadataBase: new URL(publicRoot),
  title: { default: brand.name, template: `%s · ${brand.name}` },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  colorScheme: "light dark",
  themeColor: "#1b1713",
};

/** next-themes would turn any kept word into a class name: only "true" and "false" are ours (spec, section 4). */
const dropForeignTheme = `try{/^(true|false)$/.test(localStorage.${themeKey})||localStorage.removeItem("${themeKey}")}catch{}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  return (
    <html lang="en-GB" data-scroll-behavior="smooth" suppressHydrationWarning>
      {/* The frame is in English on the page that is not, too (scripts/build/amharic-document.ts). */}
      <body lang="en-GB">
        <script
          dangerouslySetInnerHTML={{
            __html: dropForeignTheme + dataSaverScript + nightPicturesScript,
          }}
        />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <ThemeProvider {...themeSettings}>{children}</ThemeProvider>
        <RouteFocus />
      </body>
    </html>
  );
}
