import { render, screen } from "@testing-library/react";
import { SelectedRoomPrice } from "@/components/features/booking/selected-room-price.client";
import { SelectedTitle } from "@/components/features/booking/selected-title.client";
import { StayForm } from "@/components/features/booking/stay-form.client";
import { StayLink } from "@/components/features/booking/stay-link.client";
import { StayContext } from "@/components/features/booking/stay-provider.client";
import type { Stay } from "@/components/features/booking/stay";
import { stayTexts } from "@/content/stay";

const ownRoom = { title: "Delux Family Rooms", price: 560 };
const search = { selectedInDate: "2026-12-01", room: 2 };

function show(stay: Stay) {
  render(
    <StayContext value={stay}>
      <h2>
        <SelectedTitle fallback={ownRoom.title} />
      </h2>
      <p data-testid="price">
        <SelectedRoomPrice fallback={ownRoom.price} />
      </p>
      <StayLink page="/find_room" otherwise={ownRoom}>
        Book Room
      </StayLink>
      <StayForm action="/find_room/" label="search">
        <input type="hidden" name="title" disabled />
        <input type="hidden" name="price" disabled />
      </StayForm>
    </StayContext>,
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
    price: `$560 ${stayTexts.perNight}`,
    query: { ...ownRoom, price: "560", selectedInDate: "2026-12-01", room: "2" },
    sent: {},
  });
});

test("a room from the address is shown and handed on, with the search", () => {
  expect(show({ ...search, title: "Deluxe Room", price: 550 })).toEqual({
    title: "Deluxe Room",
    price: `$550 ${stayTexts.perNight}`,
    query: { title: "Deluxe Room", price: "550", selectedInDate: "2026-12-01", room: "2" },
    sent: { title: "Deluxe Room", price: "550" },
  });
});

test("a room that comes without its price is not given another room's", () => {
  expect(show({ title: "Deluxe Room" })).toMatchObject({
    price: stayTexts.noPrice,
    query: { title: "Deluxe Room" },
  });
});

test("markup in a title is text", () => {
  const title = "<script>alert(1)</script><b>Room</b>";
  expect(show({ title }).title).toBe(title);
  expect(document.querySelector("script, b")).toBeNull();
});
