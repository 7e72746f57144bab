"use client";

import { useId, type ReactNode } from "react";
import { stayPatternText } from "@/components/features/booking/describe-stay-pattern";
import {
  houseOfStay,
  type StayHouse,
  type StayHouses,
} from "@/components/features/booking/house-of-stay";
import { StayPatternFigure } from "@/components/features/booking/stay-pattern-figure";
import type { Stay } from "@/components/features/booking/stay";
import { patternColours, drawStayPattern } from "@/components/features/booking/draw-stay-pattern";
import { stayPattern } from "@/content/stay-pattern";
import "./place-colours.css";

/** Longer than any screen is at this height; what does not fit is cut off. */
const length = 4800;

type StayPatternProps = {
  stay: Stay;
  house: StayHouse | StayHouses;
  large?: boolean;
  /** Stands there until both dates make a stay. */
  children?: ReactNode;
};

/** The border that is drawn from a stay, in the colours of its house; another stay is drawn anew, row by row. */
export function StayPattern({ stay, house: known, large, children }: StayPatternProps) {
  const id = useId();
  const drawing = drawStayPattern(stay);
  if (!drawing) return children;
  const house = houseOfStay(stay, known);
  const { rows, width, paths } = drawing;
  return (
    <StayPatternFigure
      text={stayPatternText(stay, house)}
      legend={stayPattern.key}
      place={house?.id}
      large={large}
    >
      <svg
        key={`${house?.id} ${rows.join("")}`}
        viewBox={`0 0 ${length} ${rows.length}`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <pattern id={id} width={width} height={rows.length} patternUnits="userSpaceOnUse">
          {patternColours.map((colour) => (
            <path key={colour} data-thread={colour} d={paths[colour]} />
          ))}
        </pattern>
        <rect width={length} height={rows.length} fill={`url(#${id})`} />
      </svg>
    </StayPatternFigure>
  );
}
