import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/inner-frame";

export default function BookingInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="booking">{children}</InnerFrame>;
}
