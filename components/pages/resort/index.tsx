import { resortPageMetadata } from "@/components/features/seo/page-metadata";
import { ResortActivities } from "@/components/pages/resort/activities";
import { ResortArriving } from "@/components/pages/resort/arriving";
import { ResortEating } from "@/components/pages/resort/eating";
import { ResortFeasts } from "@/components/pages/resort/feasts";
import { ResortOpening } from "@/components/pages/resort/opening";
import { OtherResorts } from "@/components/pages/resort/others";
import { ResortQuestions } from "@/components/pages/resort/questions";
import { ResortRooms } from "@/components/pages/resort/rooms";
import { ResortStay } from "@/components/pages/resort/stay";
import { ResortStory } from "@/components/pages/resort/story";
import { ResortWeather } from "@/components/pages/resort/weather";
import { resortOf, resorts } from "@/content/resorts";
import "@/components/features/booking/place-colours.css";
import "./place.css";
import "@/components/shell/compact-footer";

type Route = { params: Promise<{ place: string }> };

export const generateStaticParams = () => resorts.map(({ id }) => ({ place: id }));

export const generateMetadata = async ({ params }: Route) =>
  resortPageMetadata(resortOf((await params).place));

/** One resort, from what it is to the telephone. */
export default async function Resort({ params }: Route) {
  const resort = resortOf((await params).place);
  return (
    <div data-place={resort.id}>
      <ResortOpening resort={resort} />
      <ResortStory resort={resort} />
      <ResortRooms resort={resort} />
      <ResortActivities resort={resort} />
      <ResortEating resort={resort} />
      <ResortArriving resort={resort} />
      <ResortWeather resort={resort} />
      <ResortFeasts resort={resort} />
      <ResortQuestions resort={resort} />
      <ResortStay resort={resort} />
      <OtherResorts resort={resort} />
    </div>
  );
}
