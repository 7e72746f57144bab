import { render, screen } from "@testing-library/react";
import { StayLink } from "@/components/features/stay/links/stay-link.client";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";

const current = {
  selectedInDate: "2026-12-10",
  title: "Family Room",
  price: 420,
  offer: "family-room",
};

/** What a link says of the room, on a page whose address holds an offer. */
function said(room: { title: string; price: number } | null) {
  render(
    <SearchContext value={{ ...emptySearch, stay: current }}>
      <StayLink page="/find_room" room={room}>
        On
      </StayLink>
    </SearchContext>,
  );
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  return [searchParams.get("title"), searchParams.get("offer")];
}

test.each([
  [
    "the room that the offer is for",
    { title: "Family Room", price: 560 },
    ["Family Room", "family-room"],
  ],
  ["another room", { title: "Deluxe Room", price: 550 }, ["Deluxe Room", null]],
  ["the page of a room", null, ["Family Room", "family-room"]],
])("a link to %s keeps an offer with its room", (_, room, words) => {
  expect(said(room)).toEqual(words);
});

test("without an offer a room's own page names its room itself", () => {
  render(
    <SearchContext value={{ ...emptySearch, stay: { ...current, offer: undefined } }}>
      <StayLink page="/find_room" room={null}>
        On
      </StayLink>
    </SearchContext>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/find_room/?selectedInDate=2026-12-10");
});
