/** @jest-environment node */
import { readFlight, writeFlight } from "./flight";
import { withStaticMarkup } from "./static-markup";

const words =
  "A terrace over the lake, thatched round houses, and supper by lantern light. ".repeat(2);
const island = '2:I[7,["/a.js"],"Island"]\n';

/** What becomes of it, as the rows that are left, and the markup that was found. */
function change(flight: string, markupFor = (): string | undefined => "$ff") {
  const found: string[] = [];
  const changed = withStaticMarkup(readFlight(flight), (outer) => {
    found.push(outer);
    return markupFor();
  });
  return { found, rows: writeFlight(changed).trim().split("\n") };
}

test("an element of the server is markup, with all it holds, as React renders it", () => {
  const { found, rows } = change(
    `1:"$Sreact.fragment"\n3:["$","em",null,{"children":["$$","12"]}]\n` +
      `0:["$","div","key",{"className":"a \\"b\\"","hidden":"$undefined","children":[["$","p",null,{"children":"${words}"}],` +
      `["$","$1","two",{"children":["$L3","$3"]}]]}]\n`,
  );
  expect(found).toEqual([
    `<div class="a &quot;b&quot;"><p>${words}</p><em>$<!-- -->12</em><em>$<!-- -->12</em></div>`,
  ]);
  expect(rows).toEqual([
    '0:["$","div","key",{"className":"a \\"b\\"","hidden":"$undefined","dangerouslySetInnerHTML":{"__html":"$ff"}}]',
  ]);
});

test("what a component of the browser stands in stays an element, what stands in it or beside it need not", () => {
  const aside = `["$","aside",null,{"children":"${words}"}]`;
  const { rows } = change(
    `${island}0:["$","div",null,{"children":[["$","$L2",null,{"children":${aside}}],${aside}]}]\n`,
  );
  const markup = '["$","aside",null,{"dangerouslySetInnerHTML":{"__html":"$ff"}}]';
  expect(rows[1]).toBe(
    `0:["$","div",null,{"children":[["$","$L2",null,{"children":${markup}}],${markup}]}]`,
  );
});

test.each([
  ["what React moves into the head", '["$","title",null,{"children":"Tana"}]'],
  ["a script of its own address", '["$","script",null,{"src":"/a.js","async":true}]'],
  ["what comes later", '"$@5"'],
])("%s is not static", (_, held) => {
  expect(change(`0:["$","div",null,{"children":["${words}",${held}]}]\n`).found).toEqual([]);
});

test("little is left as it is, and so is what the document does not say", () => {
  const short = '0:["$","p",null,{"children":"Tana"}]\n';
  expect(change(short)).toEqual({ found: [], rows: [short.trim()] });
  const long = `0:["$","p",null,{"children":"${words}"}]\n`;
  expect(change(long, () => undefined).rows).toEqual([long.trim()]);
});

test("a reference into what is markup now says what it led to", () => {
  const { rows } = change(
    `${island}3:["$","div",null,{"children":[["$","b",null,{"children":"Tana"}],"${words}"]}]\n` +
      `0:["$3",["$","$L2",null,{"name":"$3:props:children:0","other":"$3"}]]\n`,
  );
  expect(rows.at(-1)).toBe(
    '0:["$3",["$","$L2",null,{"name":["$","b",null,{"children":"Tana"}],"other":"$3"}]]',
  );
});

test("rows that nothing refers to any more go", () => {
  const { rows } = change(
    `3:["$","b",null,{"children":"Tana"}]\n4:"kept"\n5:["$","p",null,{"children":["$3","${words}"]}]\n0:["$L5","$4"]\n`,
  );
  expect(rows.map((row) => row.split(":")[0])).toEqual(["4", "5", "0"]);
});
