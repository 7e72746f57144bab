import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bookingOffice } from "@/components/features/stay/model/booking-office";
import { StayFile } from "@/components/features/stay/summary/stay-file.client";
import { lazyImport } from "@/lib/browser/lazy-import";
import { requestFrame } from "@/content/copy/booking-steps";
import { stayFile } from "@/content/copy/stay-file";

jest.mock("@/lib/browser/lazy-import", () => ({ lazyImport: jest.fn() }));

test("where the file cannot be written, a message explains it until it can", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00"));
  const stay = { selectedInDate: "2026-11-21", selectedOutDate: "2026-11-23" };
  const saveStay = jest.fn();
  const { container } = render(<StayFile stay={stay} office={bookingOffice} />);
  const answer = container.querySelector("[aria-live=polite]");
  const click = () => userEvent.click(screen.getByRole("button", { name: stayFile.add }));
  jest.mocked(lazyImport).mockResolvedValueOnce(null).mockResolvedValueOnce({ saveStay });
  await click();
  expect(answer).toHaveTextContent(requestFrame.lost);
  await click();
  expect(answer).toBeEmptyDOMElement();
  expect(saveStay).toHaveBeenCalledWith(expect.objectContaining({ stay }));
});
