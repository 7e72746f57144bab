import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { themeSettings } from "@/components/features/theme/theme-settings";
import { FirstScript } from "@/components/shell/start/first-script.client";
import { ShellBehaviour } from "@/components/shell/start/shell-behaviour.client";
import { SpeculationRules } from "@/components/shell/start/speculation-rules";
import { preloadFonts } from "@/components/styles/fonts";
import { site } from "@/content/model/site";
import type { Variant } from "@/content/model/types";
import { variants } from "@/content/model/variants";

export type DocumentProps = {
  /** The variant whose colours, fonts and header the document has. */
  variant: Variant;
  /** The language of the page; header and footer are in English on every page. */
  lang?: string;
  /** The font file of its running text, if it is not the site's. */
  textFace?: string;
  children: ReactNode;
};

const frameLanguage = "en-GB";

/** The value by which stylesheets select a variant on `<html>`. */
export const variantAttributes = (variant: Variant) => ({
  "data-variant": variant,
  "data-header": variants[variant].header,
  "data-top-bar": variants[variant].topBar || undefined,
});

export function HtmlDocument({ variant, lang = frameLanguage, textFace, children }: DocumentProps) {
  preloadFonts(textFace);
  return (
    <html lang={lang} {...variantAttributes(variant)} suppressHydrationWarning>
      <meta name="color-scheme" content="light dark" />
      <body lang={frameLanguage}>
        <FirstScript />
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <ThemeProvider {...themeSettings}>{children}</ThemeProvider>
        <SpeculationRules />
        <ShellBehaviour offline={site.offline} />
      </body>
    </html>
  );
}
