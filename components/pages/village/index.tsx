import { villageMetadata } from "@/components/features/seo/page-metadata";
import { FounderQuote } from "@/components/features/village/founder-quote";
import { VillageEnquiry } from "@/components/pages/village/enquiry";
import { VillageCountries } from "@/components/pages/village/countries";
import { VillageOpening } from "@/components/pages/village/opening";

export const metadata = villageMetadata();

export default function Village() {
  return (
    <>
      <VillageOpening />
      <VillageCountries />
      <FounderQuote />
      <VillageEnquiry />
    </>
  );
}
