import { InnerPage } from "@/components/sections/inner-page";
import { innerMetadata } from "@/components/lib/page-metadata";

export const metadata = innerMetadata("pricing");

export default function Pricing() {
  return <InnerPage page="pricing">{null}</InnerPage>;
}
