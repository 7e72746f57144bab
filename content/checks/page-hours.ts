import { hoursIn } from "../clock-time";
import { lineOf, sameHours, says, toldBy, type Differing } from "./differing-hours";
import type { HoursFacts } from "./hours-facts";

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

/** Hours that the words of a page, which stand in code and not on the desk, tell otherwise than a record: npm run check counts them. */
export function hoursInCode(facts: HoursFacts): readonly Differing[] {
  return [...writtenFaults(facts), ...amharicFaults(facts), ...beginningFaults(facts)];
}
