import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("services");

export default function Services() {
  return <InnerPage page="services">{null}</InnerPage>;
}
