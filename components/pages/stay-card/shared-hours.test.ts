/** @jest-environment node */
import { sharedHours } from "@/components/pages/stay-card/shared-hours";
import { houses } from "@/content/model/houses";

const [first, second, third] = houses;

test("houses of one hour share a line, and the hour of most houses comes first", () => {
  if (!first || !second || !third) throw new Error("three houses are needed");
  const lineOf = ({ id }: { id: string }) => (id === first.id ? "from two" : "from nine");
  expect(sharedHours([first, second, third], lineOf)).toEqual([
    { line: "from nine", houses: [second.name, third.name] },
    { line: "from two", houses: [first.name] },
  ]);
});

test("every house of the group is shown, as its own record says it", () => {
  const shared = sharedHours(houses, ({ checkIn }) => checkIn[0]);
  expect(shared.flatMap((hour) => hour.houses).toSorted()).toEqual(
    houses.map(({ name }) => name).toSorted(),
  );
});
