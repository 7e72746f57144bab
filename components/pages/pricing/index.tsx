import { innerMetadata } from "@/components/features/seo/page-metadata";
import { FaqList } from "@/components/pages/pricing/faq-list";
import { InnerPage } from "@/components/shell/inner-page";
import { PriceList } from "@/components/pages/pricing/price-list";

export const metadata = innerMetadata("pricing");

export default function Pricing() {
  return (
    <InnerPage page="pricing">
      <PriceList />
      <FaqList />
    </InnerPage>
  );
}
