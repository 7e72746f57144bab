import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { servicesLead } from "@/content/model/services";
import { ServiceFeatures } from "@/components/pages/services/service-features";

export const metadata = innerMetadata("services");

export default function Services() {
  return (
    <InnerPage page="services" opening="side" lead={servicesLead}>
      <ServiceFeatures />
    </InnerPage>
  );
}
