// Must stay first, because globals.css declares the order of the cascade layers.
import "../globals.css";
import type { ReactNode } from "react";
import { SiteDocument } from "@/components/shell/site-document";

export {
  rootMetadata as metadata,
  rootViewport as viewport,
} from "@/components/shell/root-metadata";

export default function CityLayout({ children }: { children: ReactNode }) {
  return <SiteDocument variant="city">{children}</SiteDocument>;
}
