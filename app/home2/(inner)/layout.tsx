import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/inner-frame";

export default function ResortInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="resort">{children}</InnerFrame>;
}
