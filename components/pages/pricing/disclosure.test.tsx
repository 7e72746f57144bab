import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "@/components/pages/pricing/disclosure.client";

test("questions start closed and open each for itself, by mouse and by keyboard", async () => {
  render(
    <>
      <Disclosure title="When?">At two.</Disclosure>
      <Disclosure title="Where?">By the lake.</Disclosure>
    </>,
  );
  const when = screen.getByRole("button", { name: "When?" });
  const where = screen.getByRole("button", { name: "Where?" });
  expect(when).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(when);
  where.focus();
  await userEvent.keyboard("{Enter}");
  expect(when).toHaveAttribute("aria-expanded", "true");
  expect(where).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(when);
  expect(when).toHaveAttribute("aria-expanded", "false");
  expect(where).toHaveAttribute("aria-expanded", "true");
});

test("the button names the answer it controls", () => {
  render(<Disclosure title="When?">At two.</Disclosure>);
  const id = screen.getByRole("button").getAttribute("aria-controls") ?? "";
  expect(document.getElementById(id)).toHaveTextContent("At two.");
});
