import {
  furniturePath,
  openingKinds,
  openingPath,
  outline,
  type Plan,
} from "@/components/features/rooms/floor-plan-paths";
import { namePlace } from "@/components/features/rooms/name-place";
import "./floor-plan.css";

/**
 * The longer side of every drawing and its margin, in units of the drawing, so that lines and letters have the same size in all of them.
 */
const longerSide = 260;
const margin = 4;

type FloorPlanProps = {
  plan: Plan;
  room: string;
  withNames?: boolean;
};

export function FloorPlan({ plan, room, withNames = true }: FloorPlanProps) {
  const { width, depth, spaces, furniture, openings } = plan;
  const unit = longerSide / Math.max(width, depth);
  const names = spaces.map(({ name }) => name).join(", ");
  return (
    <svg
      preserveAspectRatio="xMinYMin"
      viewBox={`${-margin} ${-margin} ${Math.round(width * unit) + 2 * margin} ${Math.round(depth * unit) + 2 * margin}`}
      role="img"
      aria-label={`Floor plan of ${room}: ${names}`}
      className="floor-plan"
    >
      <path d={spaces.map((space) => outline(space, unit)).join("")} className="floor-plan-space" />
      <path
        d={furniture.map((piece) => furniturePath(piece, unit)).join("")}
        className="floor-plan-furniture"
      />
      <path d={outline({ x: 0, y: 0, width, depth }, unit)} className="floor-plan-shell" />
      {openingKinds.map((kind) => (
        <path
          key={kind}
          d={openings
            .filter((opening) => opening.kind === kind)
            .map((opening) => openingPath(opening, plan, unit))
            .join("")}
          data-kind={kind}
          className="floor-plan-opening"
        />
      ))}
      {withNames &&
        spaces.length > 1 &&
        spaces.map((space) => {
          const { x, y } = namePlace(space, plan);
          return (
            <text
              key={`${space.name} ${space.x} ${space.y}`}
              x={Math.round(x * unit)}
              y={Math.round(y * unit)}
            >
              {space.name}
            </text>
          );
        })}
    </svg>
  );
}
