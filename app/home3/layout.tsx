import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";

export default function HostelLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="hostel">{children}</SiteShell>;
}
