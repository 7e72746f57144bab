"use client";

import { useId } from "react";
import type { StayHouse } from "@/components/features/stay/model/house-of-stay";
import type { Stay } from "@/components/features/stay/model/stay";
import { hasDates } from "@/components/features/stay/model/steps";
import { todayIso } from "@/lib/dates/today";
import { stayPatternText } from "@/components/pages/find-room/request/describe-stay-pattern";
import {
  drawStayPattern,
  patternColours,
} from "@/components/pages/find-room/request/draw-stay-pattern";
import { stayPattern } from "@/content/copy/stay-pattern";
import "./stay-pattern.css";

/** Wider than any screen at this height; the rest is cut off. */
const length = 4800;

/** Draws the border of a future stay, and draws it anew, row by row, for another stay. */
export function StayPattern({ stay, house }: { stay: Stay; house: StayHouse | undefined }) {
  const id = useId();
  const drawing = hasDates(stay, todayIso()) ? drawStayPattern(stay) : null;
  if (!drawing) return null;
  const { rows, width, paths } = drawing;
  return (
    <figure className="stay-pattern" aria-labelledby={`${id}name`}>
      <svg
        key={rows.join("")}
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
      <figcaption>
        <span id={`${id}name`}>{stayPatternText(stay, house)}</span>{" "}
        <span>{stayPattern.legend}</span>
      </figcaption>
    </figure>
  );
}
