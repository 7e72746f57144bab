// Must stay first, because globals.css declares the order of the cascade layers.
import "../globals.css";
import type { ReactNode } from "react";
import ethiopic from "@/components/pages/amharic/ethiopic.woff2";
import { InnerFrame } from "@/components/shell/inner-frame";
import { SiteDocument } from "@/components/shell/site-document";
import { amharicPage } from "@/content/copy/standalone-pages";

export {
  rootMetadata as metadata,
  rootViewport as viewport,
} from "@/components/shell/root-metadata";

export default function AmharicLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument variant="booking" lang={amharicPage.lang} textFace={ethiopic}>
      <InnerFrame variant="booking">{children}</InnerFrame>
    </SiteDocument>
  );
}
