import { furtherMetadata } from "@/components/lib/page-metadata";
import { StayCardHours } from "@/components/sections/stay-card-hours";
import { StayCardOpening } from "@/components/sections/stay-card-opening";
import { StayCardPlaces } from "@/components/sections/stay-card-places";
import { stayCardPage } from "@/content/further-pages";

export const metadata = furtherMetadata(stayCardPage);

export default function StayCard() {
  return (
    <>
      <StayCardOpening />
      <StayCardHours />
      <StayCardPlaces />
    </>
  );
}
