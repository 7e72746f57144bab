import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";
import "./variant.css";

export default function CityLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="city">{children}</SiteShell>;
}
