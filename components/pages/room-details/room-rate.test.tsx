import { render } from "@testing-library/react";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { RoomRate } from "@/components/pages/room-details/room-rate.client";
import { stayTexts } from "@/content/copy/stay";

test.each([
  ["an offer of this room", "family-room", `$420 ${stayTexts.perNight}, 25% off`],
  ["the offer of another room", "double-room", `$560 ${stayTexts.perNight}`],
  ["what every object inherits", "constructor", `$560 ${stayTexts.perNight}`],
  ["no offer", undefined, `$560 ${stayTexts.perNight}`],
])("under an address that names %s, a night costs what that says", (_, offer, expected) => {
  const { container } = render(
    <SearchContext value={{ ...emptySearch, stay: { offer } }}>
      <RoomRate rate={560} offers={{ "family-room": 25 }} />
    </SearchContext>,
  );
  expect(container.textContent).toBe(expected);
});
