import { serviceMetadata } from "@/components/features/seo/page-metadata";
import { recordRoute, type RouteParams } from "@/components/features/seo/record-route";
import { MoreServices } from "@/components/pages/service-details/more-services";
import { RestaurantMenu } from "@/components/pages/service-details/restaurant-menu";
import { ServiceOpening } from "@/components/pages/service-details/service-opening";
import { Treatments } from "@/components/pages/service-details/treatments";
import { ServiceText } from "@/components/pages/service-details/service-text";
import { ContactBlock } from "@/components/shell/footer/contact-block";
import { allServices, serviceOf } from "@/content/model/services";

/** Only this service's page has the menu. */
const withMenu = serviceOf("restaurant").id;

const route = recordRoute("service", allServices, serviceMetadata);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function ServicePage(params: RouteParams<"service">) {
  const service = await route.record(params);
  return (
    <>
      <ServiceOpening service={service} />
      <Treatments service={service} />
      {service.id === withMenu && <RestaurantMenu />}
      <ServiceText service={service} />
      <MoreServices service={service} />
      <ContactBlock after="paper-2" />
    </>
  );
}
