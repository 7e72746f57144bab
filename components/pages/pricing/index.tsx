import { innerMetadata } from "@/components/features/seo/page-metadata";
import { FaqList } from "@/components/pages/pricing/faq-list";
import { InnerPage } from "@/components/shell/inner-page";
import { PriceList } from "@/components/pages/pricing/price-list";
import { FullBleed } from "@/components/features/pictures/full-bleed";
import { pages } from "@/content/copy/pages";

export const metadata = innerMetadata("pricing");

export default function Pricing() {
  return (
    <InnerPage page="pricing" opening="type">
      <PriceList />
      <FullBleed name={pages.pricing.picture} />
      <FaqList />
    </InnerPage>
  );
}
