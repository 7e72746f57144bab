import { innerMetadata } from "@/components/lib/page-metadata";
import { FaqList } from "@/components/sections/faq-list";
import { InnerPage } from "@/components/sections/inner-page";
import { PriceList } from "@/components/sections/price-list";
import "@/components/pages/sheets/printed.css";

export const metadata = innerMetadata("pricing");

export default function Pricing() {
  return (
    <InnerPage page="pricing">
      <PriceList />
      <FaqList />
    </InnerPage>
  );
}
