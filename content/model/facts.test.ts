/** @jest-environment node */
import { factsFor, fillFacts } from "./facts";
import { hoursInWords } from "./clock-time";
import { houseOf } from "./houses";
import { placeNames } from "./place-names";
import { readRecords } from "./read-records";
import { serviceOf } from "./services";
import { houseSchema } from "../schemas/house";
import { testFolder } from "../../lib/node/test-folder";

const { at, write } = testFolder();

test("a text that names a fact is read with the words of its record, wherever in the fields it is", () => {
  const [breakfast] = serviceOf("restaurant").hours;
  const fields = { name: "{place:tana}", list: [{ text: "From {hours:restaurant/breakfast}." }] };
  expect(fillFacts(fields)).toEqual({
    filled: {
      name: placeNames.tana.name,
      list: [{ text: `From ${hoursInWords(breakfast?.value ?? "")}.` }],
    },
    faults: [],
  });
});

test("the hours of a house are named in the notation of all others", () => {
  expect(houseOf("hostel").checkIn[0]).toMatch(/02:00pm/);
  expect(fillFacts("{check-in:hostel}, {check-out:tana}").filled).toBe("2 pm, noon");
});

test("what a booking engine's address asks for is no fact", () => {
  expect(fillFacts("https://engine.example/?in={checkIn}").filled).toMatch(/\{checkIn\}$/);
});

test.each([
  ["hours:fine-dining/diner", "{hours:fine-dining/reservations-and-requests}."],
  ["check-in:moon", "{check-in:tana}."],
  ["price:lake", "{where:entoto}."],
])("{%s}, which is no fact, is refused with those that are near", (name, last) => {
  const { faults } = fillFacts({ included: ["Tea", `Dinner, {${name}}`] });
  expect(faults).toEqual([
    expect.stringMatching(`^included 2 names \\{${name}\\}; it should be one of these: .*`),
  ]);
  expect(faults[0]).toContain(last.slice(0, -1));
});

test("a record or a module that names no fact stops the build with its file", () => {
  write("houses/tana.yaml", "rules: Come {check-in:tna}\n");
  expect(() => readRecords("houses", houseSchema, at(""))).toThrow(
    /^content\/records\/houses\/tana\.yaml: rules names \{check-in:tna\}; it should be one of these: \{check-in:/,
  );
  expect(() => factsFor("content/copy/tea.ts")("hours:tea/five")).toThrow(
    /^content\/copy\/tea\.ts names \{hours:tea\/five\}; /,
  );
});
