import { hoursIn } from "../clock-time";
import { lineOf, sameHours, says, toldBy, type Differing } from "./differing-hours";
import type { House, HoursFacts, Line, Service, Told } from "./hours-facts";

/** Both places, what each says, and what to do. */
const sentenceOf = ({ one, other }: Differing) =>
  `${one.where} is "${one.words}", but ${other.where} is "${other.words}": guests read both, so write the same hours in both.`;

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

/** Hours that two records tell guests differently, a sentence each: an owner mends them, and no build is made before. */
export function hoursFaults(facts: HoursFacts): readonly string[] {
  return [
    ...mealFaults(facts),
    ...includedFaults(facts),
    ...activityFaults(facts),
    ...arrivalFaults(facts),
  ].map(sentenceOf);
}
