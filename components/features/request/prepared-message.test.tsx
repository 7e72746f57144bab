import { act, cleanup, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import { PreparedMessage } from "@/components/features/request/prepared-message.client";
import { formAnswers } from "@/content/copy/forms";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: () => ({}) }));

const stay = { selectedInDate: "2026-12-06", selectedOutDate: "2026-12-09", title: "Deluxe Room" };
const names = { vouchers: { dinner: "Dinner for two" }, services: { spa: "Spa" } };

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue("/contact/");
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
});

async function open(query: string, typed?: string, requested: object = stay) {
  window.history.replaceState(null, "", `/contact/${query}`);
  render(
    <SearchContext value={{ ...emptySearch, stay: requested }}>
      <form aria-label="Get in touch">
        <PreparedMessage names={names} voucherStay="Plan a stay">
          <textarea aria-label="Message" defaultValue={typed} />
        </PreparedMessage>
      </form>
    </SearchContext>,
  );
  await act(async () => {});
  return screen.getByLabelText<HTMLTextAreaElement>("Message");
}

test("a guest who asks for a stay need not type it again", async () => {
  const message = await open("?subject=option1");
  await screen.findByDisplayValue(/^Deluxe Room/);
  expect(message).toHaveValue(
    "Deluxe Room\nCheck In: Sun 6 December 2026\nCheck Out: Wed 9 December 2026\nNights: 3 nights",
  );
  expect(screen.getByText(formAnswers.stayIncluded)).toBeVisible();
});

test("what is asked for is written in lines, and the guest begins at the first empty one", async () => {
  const message = await open("?subject=option2&ask=appointment&service=spa", "", {});
  const lines = "Service: Spa\nDate and time that suit you: \nYour phone number: ";
  await screen.findByText(formAnswers.stayIncluded);
  expect(message).toHaveValue(lines);
  act(() => message.focus());
  expect(message).toHaveFocus();
  expect(message.selectionStart).toBe(lines.indexOf(" \nYour") + 1);
});

test("a voucher can be taken to a stay", async () => {
  await open("?subject=option3&ask=voucher", "", { title: "Dinner for two" });
  expect(await screen.findByRole("link", { name: "Plan a stay" })).toHaveAttribute(
    "href",
    expect.stringMatching(/find_room\/\?voucher=dinner$/),
  );
});

test("what was typed already stays, above what is asked for, and is named after that", async () => {
  const written = (await open("?ask=place&subject=option4", "", { location: "tana" })).value;
  cleanup();
  const message = await open("?ask=place&subject=option4", "Good morning", { location: "tana" });
  expect(written).toContain("Tana");
  expect(message).toHaveValue(`Good morning\n\n${written}`);
  expect(screen.getByRole("form")).toHaveAttribute("data-subject", "Question about Tana");
});

test("what the guest has written for this very request is not asked twice", async () => {
  const { value } = await open("?subject=option3&ask=voucher", "", { title: "Dinner for two" });
  cleanup();
  const mine = value.replace("Dinner for two", "Dinner for two for my mother");
  const message = await open("?subject=option3&ask=voucher", mine, { title: "Dinner for two" });
  expect(message).toHaveValue(mine);
  cleanup();
  const stayed = await open("?subject=option1", "Good morning");
  expect(stayed).toHaveValue("Good morning");
});

test("a letter about anything else begins empty", async () => {
  expect(await open("")).toHaveValue("");
  expect(screen.queryByText(formAnswers.stayIncluded)).not.toBeInTheDocument();
});
