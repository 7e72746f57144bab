import { carryTypedSearch } from "@/components/features/stay/search/carry-typed-search";

const base = "/find_room/?selectedInDate=2027-01-10&adult=2";

function follow(
  href: string,
  values: Record<string, string>,
  stay?: "current" | "saved",
  address = base,
): URLSearchParams {
  window.history.replaceState(null, "", address);
  // The form as first rendered, without an address; the search and the guest's input come later.
  const drawn = {
    selectedInDate: "",
    selectedOutDate: "",
    room: "1",
    adult: "1",
    children: "0",
  };
  const fields = Object.entries(drawn).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  document.body.innerHTML = `<main><form>${fields.join("")}</form><a href="${href}">On</a></main>`;
  if (stay) document.querySelector("a")?.setAttribute("data-stay", stay);
  const link = document.querySelector("a");
  let search = "";
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    search = link.search;
  });
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  const filled = { selectedInDate: "2027-01-10", adult: "2", ...values };
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const stop = carryTypedSearch(form);
  link?.click();
  stop();
  return new URLSearchParams(search);
}

const room = `${base}&title=Classic+Room`;

test.each([
  ["nothing that was not set", {}, "selectedInDate=2027-01-10&adult=2&title=Classic+Room"],
  [
    "the dates",
    { selectedOutDate: "2027-01-12" },
    "selectedInDate=2027-01-10&selectedOutDate=2027-01-12&adult=2&title=Classic+Room",
  ],
  [
    "the party",
    { adult: "4", children: "1" },
    "selectedInDate=2027-01-10&adult=4&children=1&title=Classic+Room",
  ],
  ["that a date was taken out", { selectedInDate: "" }, "adult=2&title=Classic+Room"],
])("a link to a room takes %s along", (_, values, query) => {
  const found = follow(room, values);
  const expected = new URLSearchParams(query);
  found.sort();
  expected.sort();
  expect(String(found)).toBe(String(expected));
});

test("a weekend keeps its own days and takes the party along", () => {
  const weekend = "/find_room/?selectedInDate=2027-02-05&selectedOutDate=2027-02-07&adult=2";
  const found = follow(weekend, { selectedInDate: "2027-01-11", adult: "3" });
  expect(found.get("selectedInDate")).toBe("2027-02-05");
  expect(found.get("adult")).toBe("3");
});

test("what could not be read goes along as it was written, until something else is set", () => {
  const unread = `${base}&children=a+baby`;
  expect(follow(room, { children: "a baby" }, undefined, unread).get("children")).toBe("a baby");
  expect(follow(room, { children: "1" }, undefined, unread).get("children")).toBe("1");
});

test("a link to another page is left alone, unless it leads on with the stay", () => {
  expect(String(follow("/room/?adult=2", { adult: "4" }))).toBe("adult=2");
  const room = "/room_details/deluxe-room/?selectedInDate=2027-01-10&adult=2";
  expect(follow(room, { adult: "4" }, "current").get("adult")).toBe("4");
});

test("a saved stay is opened as it was saved", () => {
  const saved = `${base}&title=Classic+Room&step=send`;
  expect(follow(saved, { adult: "4" }, "saved").get("adult")).toBe("2");
});
