import { resortPageMetadata } from "@/components/features/seo/page-metadata";
import { recordRoute, type RouteParams } from "@/components/features/seo/record-route";
import { ResortActivities } from "@/components/pages/resort/activities";
import { ResortChapters } from "@/components/pages/resort/chapters";
import { ResortDirections } from "@/components/pages/resort/directions";
import { ResortDining } from "@/components/pages/resort/dining";
import { ResortOpening } from "@/components/pages/resort/opening";
import { ResortQuestions } from "@/components/pages/resort/questions";
import { ResortRooms } from "@/components/pages/resort/rooms";
import { ResortStory } from "@/components/pages/resort/story";
import { ResortYear } from "@/components/pages/resort/year";
import { resorts } from "@/content/model/resorts";
import "./place.css";

const route = recordRoute("place", resorts, resortPageMetadata);

export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;

export default async function Resort(params: RouteParams<"place">) {
  const resort = await route.record(params);
  return (
    <div className="place-page" data-place={resort.id}>
      <ResortOpening resort={resort} />
      <ResortChapters resort={resort} />
      <ResortStory resort={resort} />
      <ResortRooms resort={resort} />
      <ResortActivities resort={resort} />
      <ResortDining resort={resort} />
      <ResortDirections resort={resort} />
      <ResortYear resort={resort} />
      <ResortQuestions resort={resort} />
    </div>
  );
}
