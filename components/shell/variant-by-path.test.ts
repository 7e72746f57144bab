import { prefixOf, applyVariantTemplate } from "@/components/shell/variant-by-path";
import { variantOrder, variants } from "@/content/variants";

const prefixes = variantOrder.map((variant) => variants[variant].prefix);

test.each([
  ["/", "", ""],
  ["/no-such-page/", "", ""],
  ["/home4", "", "/home4"],
  ["/home4/no-such-page/", "", "/home4"],
  ["/home44/", "", ""],
  ["/resort/home2/x", "/resort", "/home2"],
  ["/resort/home/home2", "/resort", ""],
])("%s of a site below %j lies below %j", (pathname, basePath, prefix) => {
  expect(prefixOf(pathname, basePath, prefixes)).toBe(prefix);
});

const page = `<div><div data-variant="booking">root</div>
  <template data-variant-template="/home2"><div data-variant="resort">garden</div></template>
  <template data-variant-template="/home4"><div data-variant="city">night</div></template></div>`;

test.each([
  ["", "booking"],
  ["/home4", "city"],
])("below %j one frame is left", (prefix, variant) => {
  document.body.innerHTML = page;
  applyVariantTemplate(prefix);
  expect(document.querySelectorAll("template")).toHaveLength(0);
  const frames = document.querySelectorAll<HTMLElement>("[data-variant]");
  expect(Array.from(frames, (frame) => frame.dataset.variant)).toEqual([variant]);
});
