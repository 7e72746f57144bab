import { act, render, screen } from "@testing-library/react";
import { StayMessage } from "@/components/features/booking/stay-message.client";
import { StayContext } from "@/components/features/booking/stay-provider.client";

const stay = { selectedInDate: "2026-12-06", selectedOutDate: "2026-12-09", title: "Deluxe Room" };

async function open(query: string, typed?: string) {
  window.history.replaceState(null, "", `/contact/${query}`);
  render(
    <StayContext value={stay}>
      <StayMessage note="Filled in">
        <textarea aria-label="Message" defaultValue={typed} />
      </StayMessage>
    </StayContext>,
  );
  await act(async () => {});
  return screen.getByLabelText("Message");
}

test("a guest who asks for a stay need not type it again", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  const message = await open("?subject=option1");
  await screen.findByDisplayValue(/^Deluxe Room/);
  expect(message).toHaveValue(
    "Deluxe Room\nCheck In: Sun 6 December 2026\nCheck Out: Wed 9 December 2026\nNights: 3 nights",
  );
  expect(screen.getByText("Filled in")).toBeVisible();
});

test("what was typed already stays", async () => {
  expect(await open("?subject=option1", "Good morning")).toHaveValue("Good morning");
});

test("a letter about anything else begins empty", async () => {
  expect(await open("")).toHaveValue("");
  expect(screen.queryByText("Filled in")).not.toBeInTheDocument();
});
