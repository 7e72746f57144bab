import type { ReactNode } from "react";
import { InnerFrame } from "@/components/shell/inner-frame";

export default function CityInnerLayout({ children }: { children: ReactNode }) {
  return <InnerFrame variant="city">{children}</InnerFrame>;
}
