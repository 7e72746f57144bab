/** @jest-environment node */
import postcss from "postcss";
import { layerOfFolder } from "./layer-of-folder";

const placed = (css: string, from: string) =>
  postcss([layerOfFolder])
    .process(css, { from })
    .css.replace(/\s+/g, " ")
    .replace(/ ?([{}]) ?/g, "$1");

test.each(["ui", "features", "shell", "pages"])(
  "a sheet in components/%s is in its layer",
  (floor) => {
    expect(placed(".a { margin: 0 }", `/site/components/${floor}/part/part.css`)).toBe(
      `@layer ${floor}{.a{margin: 0}}`,
    );
  },
);

test("what names a layer keeps it", () => {
  const css = "@layer overrides { .a { display: none } } .a { margin: 0 }";
  expect(placed(css, "/site/components/pages/room/room.css")).toBe(
    "@layer overrides{.a{display: none}}@layer pages{.a{margin: 0}}",
  );
});

test("the global sheets stay as they are", () => {
  const css = "@layer base{a{color: inherit}}";
  expect(placed(css, "/site/components/styles/base.css")).toBe(css);
  expect(placed(".a{margin: 0}", "/site/app/globals.css")).toBe(".a{margin: 0}");
});
