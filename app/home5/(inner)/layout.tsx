import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/inner-frame";

export default function ApartmentInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="apartment">{children}</InnerFrame>;
}
