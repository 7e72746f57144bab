import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RestaurantMenu } from "@/components/pages/service-details/restaurant-menu";
import { OpeningHours } from "@/components/pages/service-details/opening-hours";
import { serviceDetails } from "@/content/copy/service-details";

export const metadata = innerMetadata("service_details");

export default function ServiceDetails() {
  return (
    <InnerPage page="service_details" opening="side" lead={serviceDetails.paragraphs[0]}>
      <OpeningHours />
      <RestaurantMenu />
    </InnerPage>
  );
}
