import { endName, hoursText } from "@/components/features/itinerary/describe-trip";
import { journeyBetween } from "@/components/features/itinerary/trip";
import type { JourneyEnd } from "@/content/model/journeys";
import { planTexts } from "@/content/copy/plan";
import { resortPage } from "@/content/copy/resort-page";
import { resorts } from "@/content/model/resorts";
import type { LocationId } from "@/content/model/types";

const { roads, columns } = resortPage.arriving;

export function RoadTable({ id }: { id: LocationId }) {
  const others = resorts.map((resort) => resort.id).filter((other) => other !== id);
  const ends: readonly JourneyEnd[] = ["addis", ...others];
  return (
    <table className="place-roads mt-10 w-full text-small">
      <caption>{roads}</caption>
      <thead>
        <tr className="text-ink-2">
          <th scope="col">{columns.from}</th>
          <th scope="col">{columns.km}</th>
          <th scope="col">{columns.hours}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {ends.map((end) => {
          const { km, hours } = journeyBetween(end, id);
          return (
            <tr key={end}>
              <th scope="row">{endName(end)}</th>
              <td>
                {km}&nbsp;{planTexts.kilometres}
              </td>
              <td>{hoursText(hours)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
