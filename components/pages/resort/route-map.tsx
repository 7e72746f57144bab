import type { ReactNode } from "react";
import type { Itinerary } from "@/components/features/itinerary/trip";
import { mapSize, mapMarkers } from "@/content/journeys";
import "./route-map.css";

const at = ([x, y]: readonly [number, number]) => `${x} ${y}`;

type RouteMapProps = {
  itinerary: Itinerary;
  /** The drawn map of the country; the way lies over it. */
  map: ReactNode;
  /** False where a single place has nothing to be counted: it is only marked. */
  numbered?: boolean;
};

/** The way from the capital through the stops and back, with each stop's number at its name, or a single stop marked where it lies. */
export function RouteMap({ itinerary, map, numbered = true }: RouteMapProps) {
  const stops = itinerary.stops.filter(({ nights }) => nights > 0);
  const way = [mapMarkers.addis, ...stops.map(({ id }) => mapMarkers[id]), mapMarkers.addis];
  return (
    <div className="route-map">
      {map}
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path d={`M${way.map(({ spot }) => at(spot)).join("L")}`} className="route-way" />
        {stops.map(({ id }, place) => {
          const { spot, label } = mapMarkers[id];
          if (!numbered) return <circle key={id} cx={spot[0]} cy={spot[1]} r={11} />;
          const [x, y] = label;
          return (
            <g key={id}>
              <circle cx={x + 3} cy={y} r={16} />
              <text x={x + 3} y={y + 8}>
                {place + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
