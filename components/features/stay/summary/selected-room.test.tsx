import { render, screen } from "@testing-library/react";
import { SelectedRoomPrice } from "@/components/features/stay/summary/selected-room-price.client";
import { SelectedTitle } from "@/components/features/stay/summary/selected-title.client";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import type { Stay } from "@/components/features/stay/model/stay";
import type { Rates } from "@/content/model/rates";
import { stayTexts } from "@/content/copy/stay";

const ownRate = { title: "Delux Family Rooms", pricePerNight: 560 };
const rates: Rates = {
  rooms: [
    { id: "deluxe-room", title: "Deluxe Room", pricePerNight: 550, house: "tana" },
    { id: "hostel-deluxe", title: "Deluxe Room", pricePerNight: 49, house: "hostel" },
    { id: "family-room", title: "Family Room", pricePerNight: 560, house: "tana" },
    ownRate,
  ],
  offers: {
    "family-room": { title: "Early bird", percent: 25, room: "family-room" },
    "hostel-deluxe": { title: "Deluxe Room", percent: 20, room: "hostel-deluxe" },
    double: { title: "Family Room", percent: 30 },
    own: { title: ownRate.title, percent: 10 },
    "lodge-dormitory": { title: "Lodge Dormitory", percent: 26 },
  },
};
const ownRoom = { title: ownRate.title, price: ownRate.pricePerNight };
const search = { selectedInDate: "2026-12-01", room: 2 };

function show(stay: Stay) {
  render(
    <SearchContext value={{ ...emptySearch, stay }}>
      <h2>
        <SelectedTitle fallback={ownRoom.title} atHouse={{ awash: "Any room at the falls" }} />
      </h2>
      <p data-testid="price">
        <SelectedRoomPrice rates={rates} fallback={ownRoom.price} from="from" />
      </p>
      <StayLink page="/find_room" otherwise={ownRoom}>
        Book Room
      </StayLink>
      <StayForm action="/find_room/" label="search">
        <input type="hidden" name="title" disabled />
        <input type="hidden" name="price" disabled />
      </StayForm>
    </SearchContext>,
  );
  const link = screen.getByRole("link").getAttribute("href") ?? "";
  return {
    title: screen.getByRole("heading").textContent,
    price: screen.getByTestId("price").textContent,
    query: Object.fromEntries(new URL(link, "http://localhost").searchParams),
    sent: Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form"))),
  };
}

test("a page reached without a room shows its own and hands that on", () => {
  expect(show(search)).toEqual({
    title: "Delux Family Rooms",
    price: `from $560 ${stayTexts.perNight}`,
    query: { ...ownRoom, price: "560", selectedInDate: "2026-12-01", room: "2" },
    sent: {},
  });
});

test("a room from the address is shown and carried on, with the search", () => {
  expect(show({ ...search, title: "Deluxe Room", price: 550 })).toEqual({
    title: "Deluxe Room",
    price: `$550 ${stayTexts.perNight}`,
    query: { title: "Deluxe Room", price: "550", selectedInDate: "2026-12-01", room: "2" },
    sent: { title: "Deluxe Room", price: "550" },
  });
});

const perNight = (amount: number) => `$${amount} ${stayTexts.perNight}`;
const off = (percent: number) => stayTexts.discount.replace("{percent}", `${percent}`);

test.each([
  [{ location: "awash" }, "Any room at the falls"],
  [{ location: "constructor" }, ownRoom.title],
  [{ location: "awash", title: "Deluxe Room" }, "Deluxe Room"],
])("the title of %j", (stay, title) => {
  expect(show(stay).title?.replaceAll("\u00a0", " ")).toBe(title);
});

test.each([
  ["a room of ours without a price has its rate", { title: "Deluxe Room" }, perNight(550)],
  ["a forged price", { title: "Deluxe Room", price: 1 }, perNight(550)],
  ["the rate of another house's room", { title: "Deluxe Room", price: 49 }, perNight(49)],
  ["a resort without a room", { location: "tana" }, `from ${perNight(550)}`],
  ["a resort that there is not", { location: "constructor" }, `from ${perNight(560)}`],
  ["a room we do not have", { title: "Igloo", price: 1 }, `from ${perNight(560)}`],
  ["a name that every object has", { title: "constructor", price: 1 }, `from ${perNight(560)}`],
  [
    "an offer",
    { title: "Family Room", price: 420, offer: "family-room" },
    `${perNight(420)}, ${off(25)}`,
  ],
  [
    "an offer with a forged price",
    { title: "Family Room", price: 2, offer: "family-room" },
    `${perNight(420)}, ${off(25)}`,
  ],
  ["an offer for another room", { title: "Deluxe Room", offer: "family-room" }, perNight(550)],
  [
    "an offer for the room of another house that shares the title",
    { title: "Deluxe Room", price: 550, offer: "hostel-deluxe" },
    perNight(550),
  ],
  [
    "an offer for a room whose title another house shares, without a price",
    { title: "Deluxe Room", offer: "hostel-deluxe" },
    `${perNight(39)}, ${off(20)}`,
  ],
  [
    "an offer that is for no room, under the title of one",
    { title: "Family Room", offer: "double" },
    perNight(560),
  ],
  [
    "an offer under the title of the page's own room",
    { title: ownRate.title, offer: "own" },
    perNight(560),
  ],
  [
    "an offer's name in place of its room's title",
    { title: "Early bird", offer: "family-room" },
    `from ${perNight(560)}`,
  ],
  ["an offer that does not exist", { title: "Family Room", offer: "free" }, perNight(560)],
  [
    "an offer whose room no house lists",
    { title: "Lodge Dormitory", offer: "lodge-dormitory" },
    `${stayTexts.noPrice}, ${off(26)}`,
  ],
])("%s: the catalogue says what it costs", (_, stay: Stay, price) => {
  expect(show(stay).price).toBe(price);
});

test("markup in a title is text", () => {
  const title = "<script>alert(1)</script><b>Room</b>";
  expect(show({ title }).title).toBe(title);
  expect(document.querySelector("script, b")).toBeNull();
});
