import { existsSync } from "node:fs";
import path from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { PaperMap } from "@/components/ui/map/paper-map";
import { ResortMap } from "@/components/ui/map/resort-map";

const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("src"));

test("a dark ground has one map, which says what it shows and exists", () => {
  render(<ResortMap alt="Our four places" />);
  expect(screen.getByRole("img", { name: "Our four places" })).toBeInTheDocument();
  for (const file of shown()) expect(existsSync(path.join("public", String(file)))).toBe(true);
});

describe.each([undefined, "am"] as const)("on paper (%s)", (lang) => {
  const drawn = (priority?: boolean) => {
    const { container } = render(
      <PaperMap alt="Our four places" lang={lang} priority={priority} />,
    );
    const [night] = container.querySelectorAll("source");
    const [day, printed] = screen.getAllByRole("img");
    return { night, day, printed };
  };

  test("the map has a file for each theme, both of them ours, and is printed as by day", () => {
    const { night, day, printed } = drawn();
    expect(printed).toHaveAttribute("src", day?.getAttribute("src"));
    const files = [String(day?.getAttribute("src")), String(night?.srcset)];
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(file.endsWith("-am.svg")).toBe(lang === "am");
    for (const file of files) expect(existsSync(path.join("public", file))).toBe(true);
  });

  test("only what is seen first is not put off", () => {
    expect(drawn().day).toHaveAttribute("loading", "lazy");
    cleanup();
    const { day, printed } = drawn(true);
    expect(day).toHaveAttribute("loading", "eager");
    expect(day).toHaveAttribute("fetchpriority", "high");
    expect(printed).toHaveAttribute("loading", "lazy");
  });
});
