import { render, screen } from "@testing-library/react";
import { Picture } from "@/components/features/pictures/picture";

/** The preloads of one master in the head. */
const announced = (id: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')].filter(
    (link) => link.getAttribute("imagesrcset")?.includes(`/${id}-`),
  );

test("a picture is named by what it shows", () => {
  render(<Picture name="tana" slot="card" />);
  expect(screen.getByRole("img", { name: /^A calm lake seen from/ })).toBeInTheDocument();
});

test("a page may say it in its own words, or leave a decoration unsaid", () => {
  const { rerender } = render(<Picture name="tana" slot="card" alt="Our terrace" />);
  expect(screen.getByRole("img", { name: "Our terrace" })).toBeInTheDocument();
  rerender(<Picture name="tana" slot="card" alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toBeInTheDocument();
});

test("a picture waits until it is near, keeps its place meanwhile and is not fetched ahead", () => {
  render(<Picture name="bishoftu" slot="card" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("width", "720");
  expect(image).toHaveAttribute("height", "900");
  expect(announced("bishoftu")).toHaveLength(0);
});

test("the picture seen first is fetched at once: one file for phones or one for the rest", () => {
  render(<Picture name="awash" slot="hero" priority />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(
    announced("awash").map((link) => [link.type, link.media, link.getAttribute("fetchpriority")]),
  ).toEqual([
    ["image/avif", "(max-width: 47.99rem)", "high"],
    ["image/avif", "(min-width: 48rem)", "high"],
  ]);
});

test("what opens a page has the files of its twin after dark first, for the dark theme alone", () => {
  const { container, rerender } = render(<Picture name="tana" slot="hero" priority />);
  const after = () =>
    [...container.querySelectorAll("source")].filter(({ srcset }) => srcset.includes("-night-"));
  expect(after().map(({ media }) => media)).toEqual([
    "(scripting: none) and (prefers-color-scheme: dark) and (max-width: 47.99rem)",
    "(scripting: none) and (prefers-color-scheme: dark) and (min-width: 48rem)",
  ]);
  expect(container.querySelector("source")).toBe(after()[0]);
  expect(announced("tana-night")).toHaveLength(0);
  rerender(<Picture name="tana" slot="card" />);
  expect(after()).toHaveLength(0);
});

test("no picture carries a style attribute, which the site's policy forbids", () => {
  const { container } = render(
    <Picture name="entoto" slot="banner" className="absolute inset-0" />,
  );
  expect(container.querySelector("[style]")).toBeNull();
});
