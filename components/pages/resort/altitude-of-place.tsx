import { drawings, metresText } from "@/components/features/altitude/shapes";
import { locationOf } from "@/content/model/locations";
import type { LocationId } from "@/content/model/types";
import "@/components/features/altitude/altitude-drawing.css";

const below = 22;

export function AltitudeOfPlace({ id }: { id: LocationId }) {
  const { profile, width, name } = drawings.narrow;
  const lowest = profile.levelY(Math.min(...profile.marks.map(({ metres }) => metres)));
  const here = profile.marks.find(({ place }) => place === id);
  if (!here) return null;
  const { x, y, metres } = here;
  const words = `${locationOf(id).name}, ${metresText(metres)}`;
  return (
    <svg
      role="img"
      aria-label={`${words}. ${name}`}
      viewBox={`0 -4 ${width} ${lowest + below + 4}`}
      data-shape="place"
      className="altitude"
    >
      <path d={`M${x} ${y}V${lowest + 8}`} className="altitude-leader" />
      <path d={profile.path} className="altitude-line" />
      {profile.marks
        .filter(({ place }) => place !== "gorge")
        .map(({ place, x: left, y: top }) => (
          <circle
            key={place}
            cx={left}
            cy={top}
            r={place === id ? 4 : 2}
            data-here={place === id}
            className="altitude-mark"
          />
        ))}
      <text
        x={x}
        y={lowest + below - 3}
        data-at={x > width * 0.8 ? "end" : x > 40 ? "middle" : "start"}
      >
        {words}
      </text>
    </svg>
  );
}
