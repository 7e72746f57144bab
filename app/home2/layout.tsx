import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";

export default function ResortLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="resort">{children}</SiteShell>;
}
