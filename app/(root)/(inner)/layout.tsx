import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/page-frame";

export default function BookingInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="booking">{children}</InnerFrame>;
}
