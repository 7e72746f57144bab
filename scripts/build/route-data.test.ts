/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { takeRouteData } from "./route-data";

const words =
  "A terrace over the lake, thatched round houses, and supper by lantern light. ".repeat(2);
const element = (text: string) => ["$", "p", null, { children: [text, words] }];
const flight = [
  ["3", element("One")],
  ["4", element("$$2")],
  ["0", ["$L3", "$L4", ["$", "i", null, { children: ["Tea", "."] }], "$L3"]],
]
  .map(([id, value]) => `${id}:${JSON.stringify(value)}\n`)
  .join("");

const entry = '(globalThis["TURBOPACK"]=globalThis["TURBOPACK"]||[]).push({})';
const scripts = [
  entry,
  "(self.__next_f=self.__next_f||[]).push([0])",
  `self.__next_f.push(${JSON.stringify([1, flight.slice(0, 50)])})`,
  `self.__next_f.push(${JSON.stringify([1, flight.slice(50)])})`,
]
  .map((text) => `<script>${text}</script>`)
  .join("");
const shown = (text: string) => `<p>${text}<!-- -->${words}</p>`;
const body = `<noscript>${shown("$2")}</noscript><i>Tea<!-- -->.</i>${shown("$2")}${shown("One")}${shown("One")}`;

type Found = { innerHTML: string }[];

/** What arrives in a page where the marked elements are these. */
function run(script: string, found: Found, readyState = "complete") {
  const parsed: (() => void)[] = [];
  const released: string[] = [];
  const page: Record<string, unknown> = {
    document: { readyState, querySelectorAll: () => found },
    addEventListener: (type: string, listener: () => void) =>
      type === "DOMContentLoaded" && parsed.push(listener),
    dispatchEvent: ({ type }: Event) => released.push(type),
    Event,
  };
  page.self = page;
  let error = "";
  try {
    runInNewContext(script, page);
  } catch (thrown) {
    error = String(thrown);
  }
  const arrived = (): unknown => JSON.parse(JSON.stringify(page.__next_f ?? null));
  return { arrived, parsed, released, error, entries: () => page.TURBOPACK };
}

test("static elements are marked where scripts find them, and nothing else of the document changes", () => {
  const { html } = takeRouteData(`<body>${body}${scripts}</body>`);
  const marked = (text: string) => `<p data-static>${text}${words}</p>`;
  expect(html).toBe(
    `<body><noscript>${shown("$2")}</noscript><i>Tea<!-- -->.</i>${marked("$2")}${marked("One")}${shown("One")}</body>`,
  );
});

test("the data hands their markup over from the page, as text, then the rest, then the entry", () => {
  const { script } = takeRouteData(`<body>${body}${scripts}</body>`);
  const { arrived, entries } = run(script, [{ innerHTML: '$2 "\n' }, { innerHTML: "One" }]);
  const markup = (row: string) => [
    "$",
    "p",
    null,
    { dangerouslySetInnerHTML: { __html: `$${row}` } },
  ];
  const rest = [
    ["3", markup("6")],
    ["4", markup("5")],
    ["0", ["$L3", "$L4", ["$", "i", null, { children: ["Tea", "."] }], "$L3"]],
  ];
  expect(arrived()).toEqual([
    [0],
    [1, '5:"$$2 \\"\\n"\n'],
    [1, '6:"One"\n'],
    [1, rest.map(([id, value]) => `${id}:${JSON.stringify(value)}\n`).join("")],
  ]);
  expect(entries()).toHaveLength(1);
});

test("a page that starts at once waits for the last of its elements", () => {
  const { script } = takeRouteData(`<body>${body}${scripts}</body>`);
  const { arrived, parsed } = run(script, [{ innerHTML: "" }, { innerHTML: "" }], "loading");
  expect(arrived()).toBeNull();
  parsed.forEach((listener) => listener());
  expect(arrived()).toHaveLength(4);
});

test("a page that something else has changed is not started, and keeps no press waiting", () => {
  const { script } = takeRouteData(`<body>${body}${scripts}</body>`);
  const one = run(script, [{ innerHTML: "" }]);
  expect(one.error).toMatch("changed before it started");
  expect(one.released).toEqual(["live"]);
  expect(one.entries()).toBeUndefined();
});

test("a document of several looks keeps its data whole, and one without data has none", () => {
  const looks = `<body>${body}<template data-look="/home2"></template>`;
  expect(takeRouteData(`${looks}${scripts}</body>`).html).toBe(`${looks}</body>`);
  expect(takeRouteData("<body></body>")).toEqual({ html: "<body></body>", script: "" });
});

test("data in another form stops the build", () => {
  const other = scripts.replace("[1,", "[3,");
  expect(() => takeRouteData(`<body>${body}${other}</body>`)).toThrow("in another form");
});
