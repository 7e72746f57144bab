import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { ServiceFeatures } from "@/components/pages/services/service-features";

export const metadata = innerMetadata("services");

export default function Services() {
  return (
    <InnerPage page="services">
      <ServiceFeatures />
    </InnerPage>
  );
}
