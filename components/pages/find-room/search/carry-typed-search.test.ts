import { carryTypedSearch } from "@/components/pages/find-room/search/carry-typed-search";

const base = "/find_room/?selectedInDate=2027-01-10&adult=2";

/** Where a press leads on a page with that search and with these values in its fields. */
function pressed(href: string, values: Record<string, string>): URLSearchParams {
  window.history.replaceState(null, "", base);
  const filled = {
    selectedInDate: "2027-01-10",
    selectedOutDate: "",
    room: "1",
    adult: "2",
    children: "0",
    ...values,
  };
  const fields = Object.entries(filled).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  document.body.innerHTML = `<main><form>${fields.join("")}</form><a href="${href}">On</a></main>`;
  const link = document.querySelector("a");
  let search = "";
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    search = link.search;
  });
  const stop = carryTypedSearch();
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
  const found = pressed(room, values);
  const asked = new URLSearchParams(query);
  found.sort();
  asked.sort();
  expect(String(found)).toBe(String(asked));
});

test("a weekend keeps its own days and takes the party along", () => {
  const weekend = "/find_room/?selectedInDate=2027-02-05&selectedOutDate=2027-02-07&adult=2";
  const found = pressed(weekend, { selectedInDate: "2027-01-11", adult: "3" });
  expect(found.get("selectedInDate")).toBe("2027-02-05");
  expect(found.get("adult")).toBe("3");
});

test("a link to another page is left alone", () => {
  expect(String(pressed("/room/?adult=2", { adult: "4" }))).toBe("adult=2");
});
