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
  .concat(':HL["/a.avif","image"]\n')
  .join("");

const whole = "/sub/index.txt";
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

type Page = {
  readonly found: readonly { innerHTML: string }[];
  readonly readyState?: string;
  /** What a host answers; none where there is no line. */
  readonly answer?: { ok: boolean; text?: () => string };
};

/** What arrives in a page where these are the marked elements. */
function run({ found, readyState = "complete", answer }: Page) {
  const parsed: (() => void)[] = [];
  const released: string[] = [];
  const fetched: string[] = [];
  const page: Record<string, unknown> = {
    document: { readyState, querySelectorAll: () => found },
    addEventListener: (type: string, listener: () => void) =>
      type === "DOMContentLoaded" && parsed.push(listener),
    dispatchEvent: ({ type }: Event) => released.push(type),
    fetch: (address: string) => {
      fetched.push(address);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("offline"));
    },
    Event,
  };
  page.self = page;
  runInNewContext(takeRouteData(`<body>${body}${scripts}</body>`, whole).script, page);
  const arrived = (): unknown => JSON.parse(JSON.stringify(page.__next_f));
  return { page, arrived, parsed, released, fetched, entries: () => page.TURBOPACK };
}

test("static elements are marked where scripts find them, and nothing else of the document changes", () => {
  const { html } = takeRouteData(`<body>${body}${scripts}</body>`, whole);
  const twice = shown("One");
  expect(html).toBe(
    `<body><noscript>${shown("$2")}</noscript><i>Tea<!-- -->.</i><p data-static>$2${words}</p>${twice.replace("<p", "<p data-static")}${twice}</body>`,
  );
});

test("where two texts meet stays marked in markup that stands twice: a component of the browser may have drawn one of them", () => {
  const { html } = takeRouteData(`<body>${body}${scripts}</body>`, whole);
  expect(html.split("One<!-- -->")).toHaveLength(3);
  expect(html).not.toContain(`One${words}`);
});

const both = [{ innerHTML: '$2 "\n' }, { innerHTML: "One" }];

test("the data hands their markup over from the page, as text, then the rest, then the entry", () => {
  const { arrived, entries, fetched } = run({ found: both });
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
  expect(fetched).toEqual([]);
});

test("a page that starts at once waits for the last of its elements", () => {
  const { page, arrived, parsed, entries } = run({ found: both, readyState: "loading" });
  expect(arrived()).toEqual([[0]]);
  expect(entries()).toBeUndefined();
  page.document = { readyState: "interactive", querySelectorAll: () => both };
  parsed.forEach((listener) => listener());
  expect(arrived()).toHaveLength(4);
  expect(entries()).toHaveLength(1);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a document that broke off, or that something has changed, starts with the whole data", async () => {
  const answer = { ok: true, text: () => flight };
  const { arrived, entries, fetched, released } = run({ found: both.slice(1), answer });
  await settled();
  expect(fetched).toEqual([whole]);
  expect(arrived()).toEqual([[0], [1, flight]]);
  expect(entries()).toHaveLength(1);
  expect(released).toEqual([]);
});

test.each([
  ["is no line", undefined],
  ["is no such data any more", { ok: false }],
])("where there %s, it stays as it was drawn, and keeps no press waiting", async (_, answer) => {
  const { entries, released } = run({ found: [], answer });
  await settled();
  expect(released).toEqual(["live"]);
  expect(entries()).toBeUndefined();
});

test("a document of several variants keeps its data whole, and one without data has none", () => {
  const frames = `<body>${body}<template data-variant-template="/home2"></template>`;
  expect(takeRouteData(`${frames}${scripts}</body>`, whole).html).toBe(`${frames}</body>`);
  expect(takeRouteData("<body></body>", whole)).toEqual({ html: "<body></body>", script: "" });
});

test("a document of several variants starts when it is there to its end", () => {
  const frames = `<body>${body}<template data-variant-template="/home2"></template>${scripts}</body>`;
  for (const [readyState, before] of [
    ["loading", 0],
    ["interactive", 1],
  ] as const) {
    const parsed: (() => void)[] = [];
    const page: Record<string, unknown> = {
      document: { readyState },
      addEventListener: (_: string, listener: () => void) => parsed.push(listener),
    };
    page.self = page;
    runInNewContext(takeRouteData(frames, whole).script, page);
    const entered = () => (Array.isArray(page.TURBOPACK) ? page.TURBOPACK.length : 0);
    expect(entered()).toBe(before);
    parsed.forEach((listener) => listener());
    expect(entered()).toBe(1);
  }
});

test("data in another form stops the build", () => {
  const other = scripts.replace("[1,", "[3,");
  expect(() => takeRouteData(`<body>${body}${other}</body>`, whole)).toThrow("in another form");
});
