import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";

export default function ApartmentLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="apartment">{children}</SiteShell>;
}
