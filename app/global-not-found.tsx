import RootLayout from "./layout";
import type { Metadata } from "next";
import NotFound from "@/components/pages/not-found";
import { notFoundPage } from "@/content/pages";
import { site } from "@/content/site";

export { viewport } from "./layout";

/** That search engines leave it out is Next's own. */
export const metadata: Metadata = { title: `${notFoundPage.title} · ${site.brand.name}` };

/** A document of its own, which no route carries along; it brings the root layout itself, first, as its sheet is the first of every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFound />
    </RootLayout>
  );
}
