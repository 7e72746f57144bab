import { existsSync } from "node:fs";
import path from "node:path";
import { render, screen } from "@testing-library/react";
import { PaperMap } from "@/components/ui/map/paper-map";
import { ResortMap } from "@/components/ui/map/resort-map";

const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("src"));

test("a dark ground has one map, which says what it shows and exists", () => {
  render(<ResortMap alt="Our four places" />);
  expect(screen.getByRole("img", { name: "Our four places" })).toBeInTheDocument();
  for (const file of shown()) expect(existsSync(path.join("public", String(file)))).toBe(true);
});

test.each([undefined, "am"] as const)(
  "paper has a map for each theme, both of them ours (%s)",
  (lang) => {
    render(<PaperMap alt="Our four places" lang={lang} />);
    expect(new Set(shown()).size).toBe(2);
    for (const file of shown()) expect(String(file).endsWith("-am.svg")).toBe(lang === "am");
    for (const file of shown()) expect(existsSync(path.join("public", String(file)))).toBe(true);
  },
);
