import { prefixOf, applyVariantTemplate } from "@/components/pages/not-found/variant-by-path";
import { variantOrder, variants } from "@/content/model/variants";

const prefixes = variantOrder.map((variant) => variants[variant].prefix);

test.each([
  ["/", "", ""],
  ["/no-such-page/", "", ""],
  ["/home4", "", "/home4"],
  ["/home4/no-such-page/", "", "/home4"],
  ["/home44/", "", ""],
  ["/resort/home2/x", "/resort", "/home2"],
  ["/resort/home/home2", "/resort", ""],
])("%s of a site below %j belongs to %j", (pathname, basePath, prefix) => {
  expect(prefixOf(pathname, basePath, prefixes)).toBe(prefix);
});

const page = `<div><div data-frame="">root</div>
  <template data-variant-template="/home2" data-variant="resort"><div data-frame="">garden</div></template>
  <template data-variant-template="/home4" data-variant="city" data-top-bar="true"><div data-frame="">night</div></template></div>`;

test.each([
  ["", "root", { variant: "booking" }],
  ["/home4", "night", { variant: "city", topBar: "true" }],
])("below %j one frame is left, and the document is of its variant", (prefix, words, data) => {
  const { documentElement } = document;
  documentElement.setAttribute("data-variant", "booking");
  document.body.innerHTML = page;
  applyVariantTemplate(prefix);
  expect(document.querySelectorAll("template")).toHaveLength(0);
  expect(document.querySelector("[data-frame]")).toHaveTextContent(words);
  expect({ ...documentElement.dataset }).toEqual(data);
});
