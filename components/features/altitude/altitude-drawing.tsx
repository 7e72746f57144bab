import { drawings, metresText, type Shape } from "@/components/features/altitude/shapes";
import { gorgeName, isResort } from "@/content/model/altitude-line";
import { capitalName } from "@/content/model/journeys";
import "./altitude-drawing.css";
import "./altitude-legs.css";

type AltitudeDrawingProps = {
  shape: Shape;
  /** Whether it has the legs that a journey draws bold. */
  journey?: boolean;
};

const levels = [1000, 2000, 3000];

export function AltitudeDrawing({ shape, journey = false }: AltitudeDrawingProps) {
  const { profile, width, height, leaders, legs, name, note } = drawings[shape];
  const wide = shape === "wide";
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      data-shape={shape}
      className="altitude"
    >
      <path
        d={levels.map((metres) => `M0 ${profile.levelY(metres)}H${width}`).join("")}
        className="altitude-level"
      />
      <path d={leaders.join("")} className="altitude-leader" />
      <path d={profile.path} className="altitude-line" />
      {journey &&
        legs.map(({ from, to, path }) => (
          <path key={to} d={path} data-leg={`${from}-${to}`} className="altitude-leg" />
        ))}
      {levels.slice(1).map((metres) => (
        <text key={metres} x={width} y={profile.levelY(metres) - 4} data-at="end">
          {metresText(metres)}
        </text>
      ))}
      {profile.marks.map(({ place, metres, x, y }) => (
        <g key={place}>
          {!isResort(place) && wide && (
            <text
              x={place === "gorge" ? x - 14 : x + 8}
              y={place === "gorge" ? y : y - 4}
              data-at={place === "gorge" ? "end" : "start"}
            >
              {place === "gorge" ? gorgeName : capitalName} {metresText(metres)}
            </text>
          )}
          <circle cx={x} cy={y} r={isResort(place) ? 3.5 : 1.75} className="altitude-mark" />
        </g>
      ))}
      <text x={wide ? 20 : 12} y={height - 2}>
        {note}
      </text>
    </svg>
  );
}
