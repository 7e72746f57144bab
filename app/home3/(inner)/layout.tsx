import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/page-frame";

export default function HostelInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="hostel">{children}</InnerFrame>;
}
