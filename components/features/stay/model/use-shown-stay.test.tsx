import { act, fireEvent, render, screen } from "@testing-library/react";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { StayProvider } from "@/components/features/stay/model/stay-provider.client";
import { stayFields } from "@/content/copy/forms";

let query = new URLSearchParams();
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useSearchParams: () => query,
}));

const { checkIn, adults } = stayFields;

const page = () => (
  <StayProvider>
    <StayForm action="/find_room/" label="Search">
      <input name={checkIn.name} aria-label={checkIn.label} />
      <select name={adults.name} aria-label={adults.label} defaultValue="1">
        <option value="1">1</option>
        <option value="2">2</option>
        <option value="3">3</option>
      </select>
    </StayForm>
  </StayProvider>
);

async function open(search: string) {
  query = new URLSearchParams(search);
  window.history.replaceState(null, "", `/find_room/?${search}`);
  const { rerender, unmount } = render(page());
  await act(async () => {});
  return {
    unmount,
    async follow(next: string) {
      query = new URLSearchParams(next);
      window.history.replaceState(null, "", `/find_room/?${next}`);
      await act(async () => rerender(page()));
    },
  };
}

const checkInField = () => screen.getByLabelText<HTMLInputElement>(checkIn.label);
const type = (value: string) => fireEvent.input(checkInField(), { target: { value } });
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText(adults.label), { target: { value } });
const show = () => fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  sessionStorage.clear();
});

test("a weekend that is chosen takes the place of typed dates; what it does not say stays", async () => {
  const { follow } = await open("");
  type("2027-01-04");
  choose("3");
  await follow("selectedInDate=2026-12-04");
  expect(checkInField()).toHaveValue("2026-12-04");
  expect(screen.getByLabelText(adults.label)).toHaveValue("3");
});

test("an address that changes in something else leaves the fields alone", async () => {
  const { follow } = await open("selectedInDate=2026-12-10");
  type("2027-01-04");
  await follow("selectedInDate=2026-12-10&title=Classic+Room");
  expect(checkInField()).toHaveValue("2027-01-04");
});

test("a guest who comes back to where another search was sent from finds the one of the address", async () => {
  await open("selectedInDate=2026-12-10&adult=1");
  type("2027-01-04");
  choose("3");
  fireEvent.submit(screen.getByRole("form"));
  show();
  expect(checkInField()).toHaveValue("2026-12-10");
  expect(screen.getByLabelText(adults.label)).toHaveValue("1");
});

test("what was typed there afterwards, and not sent, stays", async () => {
  await open("selectedInDate=2026-12-10");
  type("2027-01-04");
  fireEvent.submit(screen.getByRole("form"));
  show();
  type("2027-02-01");
  show();
  expect(checkInField()).toHaveValue("2027-02-01");
});
