import { render, screen, within } from "@testing-library/react";
import { AppointmentForm } from "@/components/pages/home-apartment/appointment-form";
import { CommentForm } from "@/components/pages/blog-details/comment-form";
import { ContactForm } from "@/components/features/request/contact-form";
import { NewsletterForm } from "@/components/features/forms/newsletter-form";
import { appointmentForm, commentForm, contactForm, newsletterForm } from "@/content/copy/forms";
import { site } from "@/content/model/site";

jest.mock("next/navigation", () => ({ usePathname: () => "/contact" }));

const fieldsOf = (name: string) => {
  const form = within(screen.getByRole("form", { name }));
  return [...form.getAllByRole("textbox"), ...form.queryAllByRole("combobox")];
};
const requiredOf = (name: string) =>
  fieldsOf(name)
    .filter((field) => field.hasAttribute("required"))
    .map((field) => field.getAttribute("name"));
const markedOf = (name: string) =>
  within(screen.getByRole("form", { name }))
    .getAllByText("*", { exact: false, selector: "span" })
    .map((mark) => mark.closest("label")?.getAttribute("for"));

test("on inner pages the contact form requires three fields and marks two", () => {
  render(<ContactForm />);
  expect(requiredOf(contactForm.title)).toEqual(["name", "email", "message"]);
  expect(markedOf(contactForm.title)).toEqual(["touch-name", "touch-email"]);
  expect(screen.getByRole("textbox", { name: contactForm.email.label })).toHaveAttribute(
    "type",
    "email",
  );
  const subject = within(screen.getByRole("combobox", { name: contactForm.subject.label }));
  expect(subject.getAllByRole("option").slice(1)).toHaveLength(4);
  expect(screen.getByRole("button", { name: contactForm.submit })).toBeVisible();
});

test("the appointment form requires all its four fields", () => {
  render(<AppointmentForm idPrefix="quote" />);
  expect(requiredOf(appointmentForm.label)).toEqual(["name", "email", "topic", "message"]);
  expect(markedOf(appointmentForm.label)).toHaveLength(4);
  const message = screen.getByRole("textbox", { name: /^Type Your Message/ });
  expect(message).toHaveAttribute("cols", "30");
});

test("the comment form has no rules at all", () => {
  render(<CommentForm idPrefix="comment" />);
  expect(screen.getByRole("heading", { name: commentForm.title })).toBeVisible();
  expect(requiredOf(commentForm.title)).toEqual([]);
  for (const field of fieldsOf(commentForm.title)) expect(field).not.toHaveAttribute("type", "url");
  expect(screen.getByRole("textbox", { name: newsletterForm.email.label })).toHaveAttribute(
    "type",
    "text",
  );
  expect(screen.getByRole("checkbox", { name: /^Save my e-mail/ })).not.toBeChecked();
});

test("a newsletter form asks for one address", () => {
  render(<NewsletterForm idPrefix="footer" />);
  const email = screen.getByRole("textbox", { name: newsletterForm.email.label });
  expect(email).toBeRequired();
  expect(email).toHaveAttribute("type", "email");
  expect(email).toHaveAttribute("placeholder", newsletterForm.email.placeholder);
  expect(email).toHaveAttribute("autocomplete", "email");
});

test("guests without scripts are given an address to write to", () => {
  render(<ContactForm />);
  const address = site.emails.booking;
  expect(screen.getByRole("link", { name: address })).toHaveAttribute(
    "href",
    expect.stringMatching(`^mailto:${address}\\?subject=.+&body=.+`),
  );
});

test("all forms may be on one page: no id and no name appears twice", () => {
  const { container } = render(
    <>
      <ContactForm />
      <AppointmentForm idPrefix="quote" />
      <CommentForm idPrefix="comment" />
      <NewsletterForm idPrefix="band" label="Sign up" />
      <NewsletterForm idPrefix="footer" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = screen.getAllByRole("form").map((form) => form.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(5);
});
