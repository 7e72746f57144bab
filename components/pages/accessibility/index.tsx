import { standaloneMetadata } from "@/components/features/seo/page-metadata";
import { BarrierReport } from "@/components/pages/accessibility/barrier-report";
import { Statement } from "@/components/pages/accessibility/statement";
import { StatementOpening } from "@/components/pages/accessibility/statement-opening";
import { accessibilityPage } from "@/content/copy/standalone-pages";

export const metadata = standaloneMetadata(accessibilityPage);

export default function Accessibility() {
  return (
    <>
      <StatementOpening />
      <BarrierReport />
      <Statement />
    </>
  );
}
