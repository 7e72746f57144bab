// Must stay first, because globals.css declares the order of the cascade layers.
import "./globals.css";
import type { Metadata } from "next";
import { rootMetadata, rootViewport } from "@/components/shell/root-metadata";
import NotFound from "@/components/pages/not-found";
import { notFoundPage } from "@/content/copy/pages";
import { site } from "@/content/model/site";

export const viewport = rootViewport;
export const metadata: Metadata = {
  ...rootMetadata,
  title: `${notFoundPage.title} · ${site.brand.name}`,
};

/** Next collects the styles of the components this module renders, but not of what it re-exports. */
export default function GlobalNotFound() {
  return <NotFound />;
}
