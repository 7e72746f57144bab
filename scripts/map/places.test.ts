import { resorts } from "./places";
import { locations } from "@/content/locations";

test("the map marks the resorts that the site names, where the site says they are", () => {
  const marked = resorts.map(({ id, name, lat, lon }) => ({ id, name, coordinates: { lat, lon } }));
  expect(marked).toEqual(locations.map(({ id, name, coordinates }) => ({ id, name, coordinates })));
});
