"use client";

import { useEffect, useRef } from "react";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { SiteLink } from "@/components/ui/link/site-link";
import {
  ComparisonValue,
  type ComparedRoom,
  type Row,
} from "@/components/features/compare/comparison-value";
import { shortlist } from "@/components/features/compare/shortlist";
import { searchOf, stayParams, withOffer, type Stay } from "@/components/features/stay/model/stay";
import { compareTexts } from "@/content/copy/compare";
import "@/components/ui/link/link.css";
import "./comparison-table.css";

export type ComparisonProps = {
  rooms: readonly ComparedRoom[];
  ids: readonly string[];
  stay: Stay;
  onRemove: (id: string) => void;
  onClose: () => void;
};

const { rows } = compareTexts;
const order: readonly Row[] = [
  "rate",
  "total",
  "place",
  "size",
  "beds",
  "view",
  "occupancy",
  "amenities",
];

export function ComparisonTable({ rooms, ids, stay, onRemove, onClose }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shortlist.settle(rooms.map(({ id }) => id));
    const tray = heading.current?.closest("section");
    // In low windows the tray is part of the page (compare-tray.css), so the page has to scroll to it.
    const isSticky = tray && getComputedStyle(tray).position === "sticky";
    heading.current?.focus({ preventScroll: isSticky ?? false });
  }, [rooms]);
  const remove = (id: string) => {
    heading.current?.focus({ preventScroll: true });
    onRemove(id);
  };
  const chosen = rooms.filter(({ id }) => ids.includes(id));
  return (
    <div
      className="compare-sheet"
      role="region"
      aria-labelledby="compare-title"
      tabIndex={0}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <h2 id="compare-title" ref={heading} tabIndex={-1} className="text-heading">
        {compareTexts.title}
      </h2>
      <table aria-labelledby="compare-title">
        <thead>
          <tr>
            <td />
            {chosen.map(({ id, title, page }) => (
              <th key={id} scope="col">
                <StayLink page={page} room={null}>
                  {title}
                </StayLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((row) => (
            <tr key={row}>
              <th scope="row" className="label text-ink-2">
                {rows[row]}
              </th>
              {chosen.map((room) => (
                <td key={room.id}>
                  <ComparisonValue row={row} room={room} stay={stay} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {chosen.map((room) => (
              <td key={room.id} className="compare-ways">
                <RoomWays room={room} stay={stay} onRemove={() => remove(room.id)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type RoomWaysProps = { room: ComparedRoom; stay: Stay; onRemove: () => void };

function RoomWays({ room, stay, onRemove }: RoomWaysProps) {
  const { title, pricePerNight: price, house } = room;
  const search = { ...searchOf(stay), ...withOffer({ title, price, house }, stay) };
  return (
    <>
      <SiteLink
        href={`/find_room?${stayParams(search)}`}
        label={`${compareTexts.book}: ${title}`}
        className="nav-link"
      >
        {compareTexts.book}
      </SiteLink>
      <button
        type="button"
        aria-label={`${compareTexts.remove}: ${title}`}
        onClick={onRemove}
        className="nav-link"
      >
        {compareTexts.remove}
      </button>
    </>
  );
}
