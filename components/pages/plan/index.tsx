import { standaloneMetadata } from "@/components/features/seo/page-metadata";
import { AddressCards } from "@/components/pages/plan/address-cards";
import { Trip } from "@/components/pages/plan/trip";
import { TripOpening } from "@/components/pages/plan/trip-opening";
import { planPage } from "@/content/copy/standalone-pages";

export const metadata = standaloneMetadata(planPage);

export default function Plan() {
  return (
    <>
      <TripOpening />
      <Trip />
      <AddressCards />
    </>
  );
}
