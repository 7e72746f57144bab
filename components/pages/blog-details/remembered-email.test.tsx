import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RememberedEmail } from "@/components/pages/blog-details/remembered-email.client";

const open = () =>
  render(
    <form aria-label="Comment" onSubmit={(event) => event.preventDefault()}>
      <input name="email" aria-label="E-mail" />
      <input name="saveEmail" type="checkbox" aria-label="Save" />
      <RememberedEmail email="email" saveEmail="saveEmail" />
    </form>,
  );

beforeEach(() => localStorage.clear());

test("a ticked address stands there the next time, and goes with the tick", async () => {
  const first = open();
  await userEvent.type(screen.getByLabelText("E-mail"), "hanna@example.com");
  fireEvent.submit(screen.getByRole("form"));
  first.unmount();
  const second = open();
  expect(screen.getByLabelText("E-mail")).toHaveValue("");
  await userEvent.type(screen.getByLabelText("E-mail"), "hanna@example.com");
  await userEvent.click(screen.getByLabelText("Save"));
  fireEvent.submit(screen.getByRole("form"));
  second.unmount();
  const third = open();
  expect(screen.getByLabelText("E-mail")).toHaveValue("hanna@example.com");
  expect(screen.getByLabelText("Save")).toBeChecked();
  await userEvent.click(screen.getByLabelText("Save"));
  fireEvent.submit(screen.getByRole("form"));
  third.unmount();
  open();
  expect(screen.getByLabelText("E-mail")).toHaveValue("");
});
