import { knownNights } from "@/content/model/availability/nights";
import { priceRulesOf } from "@/content/model/price-rules";
import { takenOf } from "@/content/model/taken-rooms";
import type { Room } from "@/content/model/types";
import { roomName } from "../room-name";
import { Field } from "./field";
import { houseValue, readYear } from "./read-year";
import { RoomOptions } from "./room-options";
import { YearPeriods } from "./year-periods";
import { YearPlanner } from "./year-planner";
import { yearOf } from "./year-of-room";

const knownNow = (room: string) => knownNights(takenOf(room) ?? {}, Date.now());

function YearOfRoom({ room, from }: { room: Room; from: string }) {
  const { id, title, pricePerNight: rate } = room;
  const known = knownNow(id);
  const year = yearOf({ rate, rates: priceRulesOf(id)?.rates ?? [] }, known.nights, from);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{roomName(room)}</h2>
      <YearPlanner name={title} year={year} />
      <YearPeriods year={year} taken={known} />
    </section>
  );
}

/** Shows twelve months of a room, or of all rooms of a house, night by night. */
export function YearPage({ query }: { query: URLSearchParams }) {
  const { typed, faults, rooms } = readYear(query);
  return (
    <>
      <form action="/desk/year/">
        <Field name="of" label="Room or house" fault={faults.of}>
          {(described) => (
            <select id="of" name="of" defaultValue={typed.of} {...described}>
              <RoomOptions all={houseValue} />
            </select>
          )}
        </Field>
        <Field name="from" label="From" hint="Twelve months from this one." fault={faults.from}>
          {(described) => (
            <input id="from" name="from" type="month" defaultValue={typed.from} {...described} />
          )}
        </Field>
        <p>
          <button type="submit">Show the year</button>
        </p>
      </form>
      {rooms.map((room) => (
        <YearOfRoom key={room.id} room={room} from={typed.from} />
      ))}
    </>
  );
}
