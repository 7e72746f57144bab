import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StayForm } from "@/components/features/stay/search/stay-form.client";
import { emptySearch, SearchContext } from "@/components/features/stay/model/stay-provider.client";
import type { Stay } from "@/components/features/stay/model/stay";

const page = (stay: Stay) => (
  <SearchContext value={{ ...emptySearch, stay }}>
    <StayForm action="/find_room/" label="Search">
      <input type="date" name="selectedInDate" aria-label="Check In" required />
      <select name="adult" aria-label="Adults">
        <option value="01">01</option>
        <option value="02">02</option>
        <option value="03">03</option>
      </select>
    </StayForm>
  </SearchContext>
);

test("it is a plain GET form that leads on by itself", () => {
  render(page({}));
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Search" });
  expect(form.method).toBe("get");
  expect(form).toHaveAttribute("action", "/find_room/");
});

test("the search in the address fills the fields, two for 02 too", () => {
  render(page({ selectedInDate: "2026-12-01", adult: 2 }));
  expect(screen.getByLabelText("Check In")).toHaveValue("2026-12-01");
  expect(screen.getByLabelText("Adults")).toHaveValue("02");
});

test("a count that is not offered leaves the choice as it was", () => {
  render(page({ adult: 44 }));
  expect(screen.getByLabelText("Adults")).toHaveValue("01");
});

test("what the guest has chosen stays when the address is read later", async () => {
  const { rerender } = render(page({}));
  await userEvent.selectOptions(screen.getByLabelText("Adults"), "03");
  rerender(page({ adult: 2 }));
  expect(screen.getByLabelText("Adults")).toHaveValue("03");
});

test("after a click within the page, days that the guest has not typed follow the address", () => {
  const { rerender } = render(page({ selectedInDate: "2026-12-01" }));
  rerender(page({ selectedInDate: "2026-12-11" }));
  expect(screen.getByLabelText("Check In")).toHaveValue("2026-12-11");
  rerender(page({ selectedInDate: undefined }));
  expect(screen.getByLabelText("Check In")).toHaveValue("");
});

test("after a click within the page, a day that the guest has typed stays", async () => {
  const { rerender } = render(page({ selectedInDate: "2026-12-01" }));
  const checkIn = screen.getByLabelText("Check In");
  await userEvent.clear(checkIn);
  await userEvent.type(checkIn, "2026-12-24");
  for (const selectedInDate of ["2026-12-11", undefined]) {
    rerender(page({ selectedInDate }));
    expect(checkIn).toHaveValue("2026-12-24");
  }
});

test("a day that the browser has put back on a reload follows the address from then on", async () => {
  const { rerender } = render(page({}));
  await userEvent.type(screen.getByLabelText("Check In"), "2026-12-01");
  rerender(page({ selectedInDate: "2026-12-01" }));
  rerender(page({ selectedInDate: "2026-12-11" }));
  expect(screen.getByLabelText("Check In")).toHaveValue("2026-12-11");
});

test.each([
  ["says so still", "", "true"],
  ["says so no longer once it is corrected", "2026-12-06", "false"],
])("a field that was refused before the scripts ran %s", (_, value, invalid) => {
  render(
    <StayForm action="/find_room/" label="Search">
      <input type="date" aria-label="Check In" required aria-invalid defaultValue={value} />
    </StayForm>,
  );
  expect(screen.getByLabelText("Check In")).toHaveAttribute("aria-invalid", invalid);
});

test("a field that was refused says so until it is corrected", async () => {
  render(page({}));
  const checkIn = screen.getByLabelText<HTMLInputElement>("Check In");
  expect(checkIn.form?.checkValidity()).toBe(false);
  expect(checkIn).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(checkIn, "2026-12-06");
  expect(checkIn).toHaveAttribute("aria-invalid", "false");
});
