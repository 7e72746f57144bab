import { useId, type ReactNode } from "react";
import "./stay-pattern.css";

type StayPatternFigureProps = {
  text: string;
  /** How it is read. */
  legend: string;
  /** The house whose colours it wears; without one, those of the page. */
  place?: string;
  large?: boolean;
  /** The drawing. */
  children: ReactNode;
};

/** A pattern, named by what it shows. */
export function StayPatternFigure({
  text,
  legend,
  place,
  large,
  children,
}: StayPatternFigureProps) {
  const id = useId();
  return (
    <figure
      className="stay-pattern"
      data-place={place}
      data-large={large || undefined}
      aria-labelledby={id}
    >
      <div className="stay-pattern-drawing">{children}</div>
      <figcaption>
        <span id={id}>{text}</span> <span>{legend}</span>
      </figcaption>
    </figure>
  );
}
