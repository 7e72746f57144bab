import { amharic } from "./amharic";
import { hoursIn } from "./clock-time";
import { hostelSearch } from "./forms";
import { extraServices } from "./home-city";
import { hostelEvents } from "./home-hostel";
import { houseOf, houses } from "./houses";
import { resorts } from "./resorts";
import { allServices } from "./services";

/** What one place tells guests of hours: the file with its field, and the words that stand there. */
type Told = { readonly where: string; readonly words: string };

type House = {
  readonly id: string;
  readonly name: string;
  readonly checkIn: readonly [string, string];
  readonly checkOut: readonly [string, string];
  readonly included: readonly string[];
};
type Line = { readonly name: string; readonly value: string };
type Service = {
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

const sameHours = (one: string, other: string) => hoursIn(one).join() === hoursIn(other).join();

/** Two places that tell guests of the same hours, and do not agree. */
export type Differing = {
  readonly one: Told;
  readonly other: Told;
  /** What somebody who compares the two has to know. */
  readonly note?: string;
};

/** Both places, what each says, and what to do. */
const sentenceOf = ({ one, other }: Differing) =>
  `${one.where} is "${one.words}", but ${other.where} is "${other.words}": guests read both, so write the same hours in both.`;

const lineOf = (service: Service, line: Line): Told => ({
  where: `content/services/${service.id}.md: hours, ${line.name}`,
  words: line.value,
});

const says = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The lines of a service that are a house's: those that name it, or else those that name no house. */
function linesFor(service: Service, house: House, all: readonly House[], about = ""): Line[] {
  const lines = service.hours.filter(({ name }) => says(name, about));
  const own = lines.filter(({ name }) => says(name, house.name));
  return own.length > 0
    ? own
    : lines.filter(({ name }) => !all.some((other) => says(name, other.name)));
}

/** What names hours and agrees with none of these lines; nothing where either names no hours. */
function against(told: Told, service: Service, lines: readonly Line[]): readonly Differing[] {
  const timed = lines.filter(({ value }) => hoursIn(value).length > 0);
  const [first] = timed;
  if (!first || hoursIn(told.words).length === 0) return [];
  return timed.some(({ value }) => sameHours(value, told.words))
    ? []
    : [{ one: told, other: lineOf(service, first) }];
}

/** "The indoor pool, from 6.00 AM": the service whose name the line begins with, after its article. */
const serviceNamedIn = (line: string, services: readonly Service[]) =>
  services.find(({ id }) =>
    new RegExp(`^(the )?${id.replaceAll("-", " ")}\\b`, "i").test(line.trim()),
  );

/** What a house's rate includes, against the service that it speaks of. */
function includedFaults({ houses: all, services }: HoursFacts): readonly Differing[] {
  const restaurant = services.find(({ id }) => id === "restaurant");
  return all.flatMap((house) =>
    house.included.flatMap((words, place) => {
      const told = { where: `content/houses/${house.id}.yaml: included ${place + 1}`, words };
      const meal = restaurant?.hours.find(({ name }) => says(words, name))?.name;
      const service = meal ? restaurant : serviceNamedIn(words, services);
      return service?.houses.includes(house.id)
        ? against(told, service, linesFor(service, house, all, meal))
        : [];
    }),
  );
}

/** Dinner stands with the restaurant and, once more, with what is served late. */
function mealFaults({ services }: HoursFacts): readonly Differing[] {
  const restaurant = services.find(({ id }) => id === "restaurant");
  const dining = services.find(({ id }) => id === "fine-dining");
  if (!restaurant || !dining) return [];
  const dinners = (service: Service) => service.hours.filter(({ name }) => name === "Dinner");
  return dinners(dining).flatMap((line) =>
    against(lineOf(dining, line), restaurant, dinners(restaurant)),
  );
}

/** What a resort offers, against the page of the service that says more about it. */
function activityFaults({ resorts: all, services }: HoursFacts): readonly Differing[] {
  return all.flatMap((resort) =>
    resort.activities.flatMap(({ title, hours, service: id }, place) => {
      if (hours === undefined) return [];
      const told = {
        where: `content/resorts/${resort.id}.md: activities ${place + 1}, hours`,
        words: hours,
      };
      const here = services.filter(({ houses: where }) => where.includes(resort.id));
      const service = here.find((one) => one.id === id);
      if (service) {
        const named = service.hours.filter(({ name }) => says(name, resort.name));
        const alone = service.houses.length === 1;
        return against(told, service, named.length > 0 ? named : alone ? service.hours : []);
      }
      // Without a service of its own: "The pool bar" is the line "Pool bar, Bishoftu".
      const titled = ({ name }: Line) => {
        const [thing = "", house] = name.split(", ");
        return house === resort.name && says(title, thing);
      };
      return here
        .filter((one) => one.hours.some(titled))
        .flatMap((one) => against(told, one, one.hours.filter(titled)));
    }),
  );
}

const titles = { checkIn: "Check-in", checkOut: "Check-out" } as const;

const toldBy = (house: House, of: "checkIn" | "checkOut"): Told => ({
  where: `content/houses/${house.id}.yaml: ${of} 1`,
  words: house[of][0],
});

/** When rooms are ready and when they are left, against the service that lists it for all houses. */
function arrivalFaults({ houses: all, services }: HoursFacts): readonly Differing[] {
  const accommodation = services.find(({ id }) => id === "accommodation");
  return all
    .filter(({ id }) => accommodation?.houses.includes(id))
    .flatMap((house) =>
      (["checkIn", "checkOut"] as const).flatMap((of) =>
        accommodation
          ? against(
              toldBy(house, of),
              accommodation,
              linesFor(accommodation, house, all, titles[of]),
            )
          : [],
      ),
    );
}

/** The same in the words of pages, which stand in code. */
function writtenFaults({ houses: all, arrivals }: HoursFacts): readonly Differing[] {
  return arrivals.flatMap(({ house: id, of, ...told }) => {
    const house = all.find((each) => each.id === id);
    const words = of.map((each) => house?.[each][0] ?? "").join("; ");
    if (!house || sameHours(told.words, words)) return [];
    const fields = of.map((each) => `${each} 1`).join(" and ");
    return [{ one: told, other: { where: `content/houses/${id}.yaml: ${fields}`, words } }];
  });
}

/** Three hours by the Ethiopian clock are nine by ours. */
function amharicFaults({
  amharic: all,
  houses: every,
  resorts: places,
}: HoursFacts): readonly Differing[] {
  return all.flatMap(({ of, ...told }) => {
    const [hour] = /\d+/.exec(told.words) ?? [];
    if (hour === undefined) return [];
    const ours = (Number(hour) + 6) % 12;
    return every
      .filter(({ id }) => places.some((place) => place.id === id))
      .flatMap((house) => {
        const [named] = hoursIn(house[of][0]);
        return named === undefined || Number(named.slice(0, 2)) % 12 === ours
          ? []
          : [
              {
                one: told,
                other: toldBy(house, of),
                note: `In Amharic hours count from six: ${hour} is ${ours === 0 ? 12 : ours} o’clock.`,
              },
            ];
      });
  });
}

function beginningFaults({ beginnings, houses: all, services }: HoursFacts): readonly Differing[] {
  return beginnings.flatMap(({ house: id, service: serviceId, ...told }) => {
    const house = all.find((each) => each.id === id);
    const service = services.find((each) => each.id === serviceId);
    const line = service?.hours.find(({ name }) => house && says(name, house.name));
    return !service || !line || hoursIn(line.value)[0] === told.words
      ? []
      : [{ one: told, other: lineOf(service, line) }];
  });
}

/** Hours that two records tell guests differently, a sentence each: an owner mends them, and no build is made before. */
export function hoursFaults(facts: HoursFacts): readonly string[] {
  return [
    ...mealFaults(facts),
    ...includedFaults(facts),
    ...activityFaults(facts),
    ...arrivalFaults(facts),
  ].map(sentenceOf);
}

/** Hours that the words of a page, which stand in code and not on the desk, tell otherwise than a record: npm run check counts them. */
export function hoursInCode(facts: HoursFacts): readonly Differing[] {
  return [...writtenFaults(facts), ...amharicFaults(facts), ...beginningFaults(facts)];
}

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
