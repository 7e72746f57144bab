import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";

export default function CityLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="city">{children}</SiteShell>;
}
