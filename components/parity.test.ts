import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { standalonePages } from "@/content/copy/standalone-pages";
import { innerPages } from "@/content/copy/pages";
import { variantOrder, variants } from "@/content/model/variants";

const app = path.join(process.cwd(), "app");
const folderOf = (prefix: string) => path.join(app, prefix === "" ? "(root)" : prefix.slice(1));
const folderName = ({ path: address }: { path: string }) => address.slice(1);
const read = (...parts: string[]) => readFileSync(path.join(...parts), "utf8");

/** The page in another language has a layout of its own. */
const englishPages = standalonePages.filter((page) => !("lang" in page));

describe.each(variantOrder)("the %s layout", (variant) => {
  const folder = folderOf(variants[variant].prefix);

  test.each(innerPages)("shows the shared %s page and nothing of its own", (page) => {
    const file = page.replaceAll("_", "-");
    expect(read(folder, "(inner)", page, "page.tsx")).toBe(
      `export { default, metadata } from "@/components/pages/${file}";\n`,
    );
  });

  test("has its own home", () => {
    expect(read(folder, "page.tsx")).toBe(
      `export { default, metadata } from "@/components/pages/home-${variant}";\n`,
    );
  });

  test("is the one document and the one frame of inner pages, each of its variant", () => {
    expect(read(folder, "layout.tsx")).toContain(`<SiteDocument variant="${variant}">`);
    expect(read(folder, "(inner)", "layout.tsx")).toContain(`<InnerFrame variant="${variant}">`);
  });

  test("shows the one error view when a page breaks", () => {
    expect(read(folder, "error.tsx")).toContain("@/components/shell/error/error-page.client");
  });

  test("has no pages beside the twelve", () => {
    const extra = variant === "booking" ? ["resorts", ...englishPages.map(folderName)] : [];
    const folders = readdirSync(path.join(folder, "(inner)"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual([...innerPages, ...extra].sort());
  });
});

test("an address that leads nowhere has a page of its own", () => {
  expect(existsSync(path.join(app, "global-not-found.tsx"))).toBe(true);
});
