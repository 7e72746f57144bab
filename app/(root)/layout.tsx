import type { ReactNode } from "react";
import { SiteShell } from "@/components/shell/site-shell";

export default function BookingLayout({ children }: { children: ReactNode }) {
  return <SiteShell variant="booking">{children}</SiteShell>;
}
