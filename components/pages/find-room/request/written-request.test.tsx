import { render, screen } from "@testing-library/react";
import type { FormDestination } from "@/components/features/forms/send-form";
import { site } from "@/content/model/site";

async function formSentTo(formDestination: FormDestination | null) {
  jest.resetModules();
  jest.doMock("@/components/features/forms/form-endpoint", () => ({ formDestination }));
  const { WrittenRequest } = await import("@/components/pages/find-room/request/written-request");
  render(
    <>
      <h2 id="send-title">Send</h2>
      <WrittenRequest />
    </>,
  );
  return screen.getByRole<HTMLFormElement>("form", { name: "Send" });
}

test("a host gets the fields that the request with scripts has, and those that it cannot do without are required", async () => {
  const form = await formSentTo({ url: "https://forms.example", format: "urlencoded", fields: {} });
  const names = [...new FormData(form).keys()];
  expect(names).toEqual(
    expect.arrayContaining(["form", "room", "rooms", "checkIn", "checkOut", "name", "email"]),
  );
  const required = [...form.querySelectorAll("[required]")].map((each) =>
    each.getAttribute("name"),
  );
  expect(required).toEqual(["name", "email"]);
});

test("a mail program gets the words of the labels, and nothing is required", async () => {
  const form = await formSentTo(null);
  expect(form.action).toContain(`mailto:${site.emails.booking}`);
  const labels = [...form.querySelectorAll("label")].map((label) => label.textContent);
  expect([...new FormData(form).keys()]).toEqual(labels);
  expect(form.querySelectorAll("[required]")).toHaveLength(0);
});
