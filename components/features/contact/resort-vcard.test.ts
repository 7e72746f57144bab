/** @jest-environment node */

import { resortVCard } from "@/components/features/contact/resort-vcard";
import { locations } from "@/content/model/locations";

test("address books that read N instead of FN tell the resorts apart", () => {
  const names = locations.map((resort) => {
    const lines = resortVCard(resort).split("\r\n");
    const of = (name: string) =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    expect(of("N")).toBe(`${of("FN")};;;;`);
    return of("N");
  });
  expect(new Set(names).size).toBe(locations.length);
});
