import { furtherMetadata } from "@/components/lib/page-metadata";
import { AddressCards } from "@/components/sections/address-cards";
import { Trip } from "@/components/sections/trip";
import { TripOpening } from "@/components/sections/trip-opening";
import { planPage } from "@/content/further-pages";

export const metadata = furtherMetadata(planPage);

export default function Plan() {
  return (
    <>
      <TripOpening />
      <Trip />
      <AddressCards />
    </>
  );
}
