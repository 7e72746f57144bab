import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SubjectSelect } from "@/components/features/forms/subject-select.client";
import { SelectField } from "@/components/ui/field/select-field";
import { contactForm } from "@/content/copy/forms";

let finger = false;
beforeAll(() => {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: finger }),
  });
});
beforeEach(() => {
  finger = false;
});
afterEach(() => window.history.replaceState(null, "", "/"));

const submitted = jest.fn();

function Subject() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <SubjectSelect>
        <SelectField id="subject" field={contactForm.subject} />
      </SubjectSelect>
      <button type="submit">Send</button>
    </form>
  );
}

/** A select that shows all its lines is a list to assistive technology, one that shows its choice a combobox. */
const list = () => screen.queryByRole("listbox", { name: contactForm.subject.label });
const closed = () => screen.queryByRole("combobox", { name: contactForm.subject.label });

test("it expands on focus and collapses on blur", async () => {
  render(<Subject />);
  expect(closed()).toBeVisible();
  await userEvent.tab();
  expect(list()).toHaveFocus();
  await userEvent.tab();
  expect(closed()).toBeVisible();
});

test("a click opens the list, a click on a line chooses it and collapses", async () => {
  render(<Subject />);
  await userEvent.click(screen.getByLabelText(contactForm.subject.label));
  expect(list()).toHaveFocus();
  await userEvent.click(screen.getByRole("option", { name: contactForm.subject.options[2].label }));
  expect(closed()).toBeVisible();
  await userEvent.click(screen.getByLabelText(contactForm.subject.label));
  expect(list()).toBeVisible();
});

test("Enter and Space collapse and expand it and never send the form; Escape collapses", async () => {
  render(<Subject />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(closed()).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(list()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(closed()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(list()).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

test("under a finger it stays the phone's own picker", async () => {
  finger = true;
  render(<Subject />);
  await userEvent.click(screen.getByLabelText(contactForm.subject.label));
  expect(closed()).toHaveFocus();
});

test.each([
  ["?subject=option2", "option2"],
  ["?title=x&subject=option4", "option4"],
  ["?subject=option9", ""],
  ["?subject=%3Cscript%3Ealert(1)%3C%2Fscript%3E", ""],
  [`?subject=${"x".repeat(5000)}`, ""],
  ["", ""],
])("an address that ends in %.40s chooses %j", (search, value) => {
  window.history.replaceState(null, "", `/contact/${search}`);
  render(<Subject />);
  expect(closed()).toHaveValue(value);
});
