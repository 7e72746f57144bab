import type { ReactNode } from "react";
import { mapSize, mapSpots } from "@/content/model/journeys";
import type { LocationId } from "@/content/model/types";
import "./route-map.css";

type RouteMapProps = {
  place: LocationId;
  /** The map is a separate picture; the route is drawn over it. */
  map: ReactNode;
};

/** Draws the way from the capital to a place and back on the map. */
export function RouteMap({ place, map }: RouteMapProps) {
  const way = [mapSpots.addis, mapSpots[place], mapSpots.addis];
  const [x, y] = mapSpots[place];
  return (
    <div className="route-map">
      {map}
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path d={`M${way.map((spot) => spot.join(" ")).join("L")}`} className="route-way" />
        <circle cx={x} cy={y} r={11} />
      </svg>
    </div>
  );
}
