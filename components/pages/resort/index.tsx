import { resortPageMetadata } from "@/components/features/seo/page-metadata";
import { recordRoute, type RouteParams } from "@/components/features/seo/record-route";
import { ResortActivities } from "@/components/pages/resort/activities";
import { ResortDirections } from "@/components/pages/resort/directions";
import { ResortDining } from "@/components/pages/resort/dining";
import { ResortFestivals } from "@/components/pages/resort/festivals";
import { ResortOpening } from "@/components/pages/resort/opening";
import { OtherResorts } from "@/components/pages/resort/others";
import { ResortQuestions } from "@/components/pages/resort/questions";
import { ResortRooms } from "@/components/pages/resort/rooms";
import { ResortStay } from "@/components/pages/resort/stay";
import { ResortStory } from "@/components/pages/resort/story";
import { ResortWeather } from "@/components/pages/resort/weather";
import { resorts } from "@/content/model/resorts";
import "./place.css";

const route = recordRoute("place", resorts, resortPageMetadata);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function Resort(params: RouteParams<"place">) {
  const resort = await route.record(params);
  return (
    <div data-place={resort.id}>
      <ResortOpening resort={resort} />
      <ResortStory resort={resort} />
      <ResortRooms resort={resort} />
      <ResortActivities resort={resort} />
      <ResortDining resort={resort} />
      <ResortDirections resort={resort} />
      <ResortWeather resort={resort} />
      <ResortFestivals resort={resort} />
      <ResortQuestions resort={resort} />
      <ResortStay resort={resort} />
      <OtherResorts resort={resort} />
    </div>
  );
}
