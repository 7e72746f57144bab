import { render, screen } from "@testing-library/react";
import { UpcomingList } from "@/components/features/calendar/upcoming-list.client";

test("what is over by the guest's own day gives its place to what follows", () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-01-08T12:00:00"));
  render(
    <UpcomingList className="">
      {["2027-01-07", "2027-01-08", "2027-01-19"].map((day) => (
        <li key={day} data-day={day}>
          {day}
        </li>
      ))}
    </UpcomingList>,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "2027-01-08",
    "2027-01-19",
  ]);
});
