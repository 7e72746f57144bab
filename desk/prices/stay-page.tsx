import { allRooms } from "@/content/model/rooms";
import { Field } from "./field";
import { readStay, roomOffers, type StayField } from "./read-stay";
import { RoomOptions } from "./room-options";
import { StayPrice } from "./stay-price";

const counts: readonly { name: StayField; label: string }[] = [
  { name: "rooms", label: "Rooms" },
  { name: "adults", label: "Adults" },
  { name: "children", label: "Children" },
];

const days: readonly { name: StayField; label: string }[] = [
  { name: "checkIn", label: "Arrival" },
  { name: "checkOut", label: "Departure" },
];

/** Asks for a stay and shows its price as guests see it. */
export function StayPage({ query }: { query: URLSearchParams }) {
  const { typed, faults, asked } = readStay(query);
  const roomTitle = (id: string | undefined) => allRooms.find((room) => room.id === id)?.title;
  return (
    <>
      <form action="/desk/price/">
        <Field name="room" label="Room" fault={faults.room}>
          {(described) => (
            <select id="room" name="room" defaultValue={typed.room} {...described}>
              <RoomOptions />
            </select>
          )}
        </Field>
        {days.map(({ name, label }) => (
          <Field key={name} name={name} label={label} fault={faults[name]}>
            {(described) => (
              <input id={name} name={name} type="date" defaultValue={typed[name]} {...described} />
            )}
          </Field>
        ))}
        {counts.map(({ name, label }) => (
          <Field key={name} name={name} label={label} fault={faults[name]}>
            {(described) => (
              <input
                id={name}
                name={name}
                inputMode="numeric"
                size={3}
                defaultValue={typed[name]}
                {...described}
              />
            )}
          </Field>
        ))}
        <Field
          name="ages"
          label="Ages of the children"
          hint="Such as 4 and 8. Empty: not known yet."
          fault={faults.ages}
        >
          {(described) => (
            <input id="ages" name="ages" size={12} defaultValue={typed.ages} {...described} />
          )}
        </Field>
        <Field name="offer" label="Offer" fault={faults.offer}>
          {(described) => (
            <select id="offer" name="offer" defaultValue={typed.offer} {...described}>
              <option value="">None</option>
              {roomOffers.map(({ id, name, discountPercent, room }) => (
                <option key={id} value={id}>
                  {`${name}, ${discountPercent}% (${roomTitle(room)})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p>
          <button type="submit">Show the price</button>
        </p>
      </form>
      {asked && <StayPrice asked={asked} />}
    </>
  );
}
