import { notFound } from "next/navigation";
import { serviceMetadata } from "@/components/features/seo/page-metadata";
import { MoreServices } from "@/components/pages/service-details/more-services";
import { RestaurantMenu } from "@/components/pages/service-details/restaurant-menu";
import { ServiceOpening } from "@/components/pages/service-details/service-opening";
import { ServiceText } from "@/components/pages/service-details/service-text";
import { ContactBlock } from "@/components/shell/contact-block";
import { allServices, serviceOf } from "@/content/services";
import type { Service } from "@/content/types";

type ServiceParams = { params: Promise<{ service: string }> };

/** The service whose page also has the menu. */
const withMenu = serviceOf("restaurant").id;

async function serviceAt({ params }: ServiceParams): Promise<Service> {
  const { service: id } = await params;
  return allServices.find((service) => service.id === id) ?? notFound();
}

export function generateStaticParams() {
  return allServices.map(({ id }) => ({ service: id }));
}

export const generateMetadata = async (route: ServiceParams) =>
  serviceMetadata(await serviceAt(route));

/** The page of one service or facility: what it is, when and where, what to bring, and whom to ask. */
export default async function ServicePage(route: ServiceParams) {
  const service = await serviceAt(route);
  return (
    <>
      <ServiceOpening service={service} />
      <ServiceText service={service} />
      {service.id === withMenu && <RestaurantMenu />}
      <MoreServices service={service} />
      <ContactBlock />
    </>
  );
}
