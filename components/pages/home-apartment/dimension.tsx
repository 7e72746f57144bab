import "./dimension.css";
type DimensionProps = { caption: string; measure: string };

export function Dimension({ caption, measure }: DimensionProps) {
  return (
    <span className="dimension">
      <span>{caption}</span>
      <span className="dimension-line" />
      <span className="figures">{measure}</span>
      <span className="dimension-line" />
    </span>
  );
}
