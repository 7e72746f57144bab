import { amharic } from "../amharic";
import { hostelSearch } from "../forms";
import { extraServices } from "../home-city";
import { hostelEvents } from "../home-hostel";
import { houseOf, houses } from "../houses";
import { resorts } from "../resorts";
import { allServices } from "../services";

/** What one place tells guests of hours: the file with its field, and the words that stand there. */
export type Told = { readonly where: string; readonly words: string };

export type House = {
  readonly id: string;
  readonly name: string;
  readonly checkIn: readonly [string, string];
  readonly checkOut: readonly [string, string];
  readonly included: readonly string[];
};
export type Line = { readonly name: string; readonly value: string };
export type Service = {
  readonly id: string;
  readonly houses: readonly string[];
  readonly hours: readonly Line[];
};
type Resort = {
  readonly id: string;
  readonly name: string;
  readonly activities: readonly {
    readonly title: string;
    readonly hours?: string | undefined;
    readonly service?: string | undefined;
  }[];
};

/** Everything that names an hour which another file names too. */
export type HoursFacts = {
  readonly houses: readonly House[];
  readonly services: readonly Service[];
  readonly resorts: readonly Resort[];
  /** Words that belong to one house, by its id: check-in alone, or check-in and check-out. */
  readonly arrivals: readonly (Told & {
    readonly house: string;
    readonly of: readonly ("checkIn" | "checkOut")[];
  })[];
  /** The same in Amharic, which counts its hours from six. */
  readonly amharic: readonly (Told & { readonly of: "checkIn" | "checkOut" })[];
  /** When something of a service begins at a house, as a clock of 24 hours has it. */
  readonly beginnings: readonly (Told & { readonly house: string; readonly service: string })[];
};

/** The same of content/ as it stands. */
export function readHoursFacts(): HoursFacts {
  const [checkIn, checkOut] = amharic.booking.hours;
  const family = extraServices.find(({ id }) => id === "family");
  const yoga = hostelEvents.find(({ id }) => id === "yoga");
  return {
    houses,
    services: allServices,
    resorts,
    arrivals: [
      {
        where: "content/forms.ts: hostelSearch, hours",
        words: hostelSearch.hours,
        house: houseOf("hostel").id,
        of: ["checkIn", "checkOut"],
      },
      ...(family
        ? ([
            {
              where: "content/home-city.ts: extraServices, family, hours",
              words: family.hours,
              house: "city",
              of: ["checkIn"],
            },
          ] as const)
        : []),
    ],
    amharic: [
      { where: "content/amharic.ts: booking, hours 1", words: checkIn.text, of: "checkIn" },
      { where: "content/amharic.ts: booking, hours 2", words: checkOut.text, of: "checkOut" },
    ],
    beginnings: yoga
      ? [
          {
            where: "content/home-hostel.ts: hostelEvents, yoga, time",
            words: yoga.time,
            house: "hostel",
            service: "yoga",
          },
        ]
      : [],
  };
}
