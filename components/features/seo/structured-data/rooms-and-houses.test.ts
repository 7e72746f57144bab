import { namedHouse, roomId } from "@/components/features/seo/structured-data/names";
import { pageGraphs } from "@/components/features/seo/structured-data/page-graphs";
import { printedAmenities } from "@/components/features/seo/structured-data/resorts";
import { houses } from "@/content/model/houses";
import { publicAddress } from "@/content/model/public-address";
import { resorts } from "@/content/model/resorts";
import { allRooms, roomsOf } from "@/content/model/rooms";
import { houseIds } from "@/content/schemas/house";
import { variantOrder, variants } from "@/content/model/variants";
import { isNamedOnly, isReference, thingsOf, type Thing } from "@/lib/node/graph";

const graphs = Object.entries(pageGraphs()).map(
  ([address, graph]) => [address, thingsOf(graph["@graph"])] as const,
);
const thingsOn = (page: `/${string}`) =>
  graphs.find(([address]) => address === publicAddress(page))?.[1] ?? [];
const everyThing = graphs.flatMap(([, things]) => things);
const facts = (thing: Thing) => Object.entries(thing).filter(([, value]) => value !== undefined);
const described = (id: string) =>
  everyThing.filter((thing) => thing["@id"] === id && !isReference(thing) && !isNamedOnly(thing));

test("a room is the same thing wherever it is listed as on its own page", () => {
  const listed = everyThing.filter((thing) => thing["@type"] === "HotelRoom");
  const ids = new Set(allRooms.map(({ page }) => roomId(page)));
  expect(new Set(listed.map((room) => room["@id"]))).toEqual(ids);
  const same = (key: string) => !["image", "amenityFeature", "occupancy"].includes(key);
  for (const room of allRooms) {
    const [own] = thingsOn(room.page).filter((thing) => thing["@id"] === roomId(room.page));
    for (const elsewhere of listed.filter((thing) => thing["@id"] === roomId(room.page))) {
      const common = facts(elsewhere).filter(([key]) => same(key));
      expect(own).toMatchObject(Object.fromEntries(common));
    }
  }
});

test.each(variantOrder)("the home of %s names rooms and says no more of them", (variant) => {
  const named = thingsOn(variants[variant].home).filter((thing) => thing["@type"] === "HotelRoom");
  for (const room of named) expect(isNamedOnly(room)).toBe(true);
});

test.each(allRooms)("$page is in its house, and its house contains it", ({ page, house }) => {
  const id = namedHouse(house)["@id"];
  const [room] = thingsOn(page).filter((thing) => thing["@id"] === roomId(page));
  expect(room?.containedInPlace).toEqual({ "@id": id });
  expect(thingsOn(page)).toContainEqual(namedHouse(house));
  const [place] = described(id);
  const contained = thingsOf(place?.containsPlace).map((thing) => thing["@id"]);
  expect(contained).toContain(roomId(page));
});

test.each(houseIds)(
  "the house %s is described on one page, with its address and its rooms",
  (id) => {
    const places = described(namedHouse(id)["@id"]);
    expect(places).toHaveLength(1);
    const [place] = places;
    expect(thingsOf(place?.address)).toHaveLength(1);
    expect(thingsOf(place?.containsPlace)).toHaveLength(roomsOf(id).length);
  },
);

test("the Hostel is in the town that its record names", () => {
  const record = houses.find(({ id }) => id === "hostel");
  expect(described(namedHouse("hostel")["@id"])).toMatchObject([
    { address: { addressLocality: record?.place } },
  ]);
});

test("an amenity is shown where a text of the resort's page has its words", () => {
  const [resort] = resorts;
  if (!resort) throw new Error("a resort is needed");
  const texts = { ...resort, headline: "A wall for rock climbing, and space", body: "" };
  const plain = {
    ...texts,
    description: "",
    activities: [],
    eating: { ...resort.eating, text: "" },
  };
  expect(printedAmenities({ ...plain, amenities: ["Rock-climbing", "Spa"] })).toEqual([
    "Rock-climbing",
  ]);
});
