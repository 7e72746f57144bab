import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { ServiceFeatures } from "@/components/sections/service-features";
import "@/components/pages/sheets/features.css";

export const metadata = innerMetadata("services");

export default function Services() {
  return (
    <InnerPage page="services">
      <ServiceFeatures />
    </InnerPage>
  );
}
