import { useId, type ReactNode } from "react";
import "./stay-band.css";

type StayBandFigureProps = {
  text: string;
  /** How it is read. */
  legend: string;
  /** The house whose colours it wears; without one, those of the page. */
  place?: string;
  large?: boolean;
  /** The drawing. */
  children: ReactNode;
};

/** A band, named by what it shows. */
export function StayBandFigure({ text, legend, place, large, children }: StayBandFigureProps) {
  const id = useId();
  return (
    <figure
      className="stay-band"
      data-place={place}
      data-large={large || undefined}
      aria-labelledby={id}
    >
      <div className="stay-band-cloth">{children}</div>
      <figcaption>
        <span id={id}>{text}</span> <span>{legend}</span>
      </figcaption>
    </figure>
  );
}
