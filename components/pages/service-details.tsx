import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("service_details");

export default function ServiceDetails() {
  return <InnerPage page="service_details">{null}</InnerPage>;
}
