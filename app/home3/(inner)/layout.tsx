import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/inner-frame";

export default function HostelInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="hostel">{children}</InnerFrame>;
}
