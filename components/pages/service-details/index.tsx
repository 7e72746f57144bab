import { innerMetadata } from "@/components/features/seo/page-metadata";
import { InnerPage } from "@/components/shell/inner-page";
import { RestaurantMenu } from "@/components/pages/service-details/restaurant-menu";
import { OpeningHours } from "@/components/pages/service-details/opening-hours";

export const metadata = innerMetadata("service_details");

export default function ServiceDetails() {
  return (
    <InnerPage page="service_details">
      <OpeningHours />
      <RestaurantMenu />
    </InnerPage>
  );
}
