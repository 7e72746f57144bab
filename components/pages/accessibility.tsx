import { furtherMetadata } from "@/components/lib/page-metadata";
import { BarrierReport } from "@/components/sections/barrier-report";
import { Statement } from "@/components/sections/statement";
import { StatementOpening } from "@/components/sections/statement-opening";
import { accessibilityPage } from "@/content/further-pages";

export const metadata = furtherMetadata(accessibilityPage);

export default function Accessibility() {
  return (
    <>
      <StatementOpening />
      <BarrierReport />
      <Statement />
    </>
  );
}
