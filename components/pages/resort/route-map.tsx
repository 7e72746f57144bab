import type { ReactNode } from "react";
import { mapSize, mapSpots } from "@/content/model/journeys";
import type { LocationId } from "@/content/model/types";
import "./route-map.css";

type RouteMapProps = {
  place: LocationId;
  /** The drawn map of the country; the way lies over it. */
  map: ReactNode;
};

/** The way from the capital to a place and back, which is marked where it lies. */
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
