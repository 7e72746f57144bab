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

test("a ticked address is restored the next time, and removed with the tick", async () => {
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

test("a second comment begins as the first one left it", async () => {
  open();
  const form = screen.getByRole<HTMLFormElement>("form");
  const [email, save] = [screen.getByLabelText("E-mail"), screen.getByLabelText("Save")];
  const send = () => {
    fireEvent.submit(form);
    form.reset();
  };
  await userEvent.type(email, "hanna@example.com");
  await userEvent.click(save);
  send();
  expect(email).toHaveValue("hanna@example.com");
  expect(save).toBeChecked();
  send();
  expect(localStorage.getItem("commentEmail")).toBe("hanna@example.com");
  await userEvent.click(save);
  send();
  expect(email).toHaveValue("");
  expect(save).not.toBeChecked();
  send();
  expect(localStorage.getItem("commentEmail")).toBeNull();
});
