import { standaloneMetadata } from "@/components/features/seo/page-metadata";
import { StayCardHours } from "@/components/pages/stay-card/hours";
import { StayCardOpening } from "@/components/pages/stay-card/opening";
import { OwnStay } from "@/components/pages/stay-card/own-stay.client";
import { stayHouses } from "@/components/pages/stay-card/stay-houses";
import { StayCardPlaces } from "@/components/pages/stay-card/places";
import { stayCardPage } from "@/content/copy/standalone-pages";

export const metadata = standaloneMetadata(stayCardPage);

export default function StayCard() {
  return (
    <>
      <StayCardOpening />
      <OwnStay houses={stayHouses} />
      <StayCardHours />
      <StayCardPlaces />
    </>
  );
}
