import { innerMetadata } from "@/components/lib/page-metadata";
import { InnerPage } from "@/components/sections/inner-page";
import { MenuCard } from "@/components/sections/menu-card";
import { OpeningHours } from "@/components/sections/opening-hours";
import "@/components/pages/sheets/printed.css";

export const metadata = innerMetadata("service_details");

export default function ServiceDetails() {
  return (
    <InnerPage page="service_details">
      <OpeningHours />
      <MenuCard />
    </InnerPage>
  );
}
