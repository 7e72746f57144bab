import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { RouteFocus } from "@/components/shell/route-focus.client";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

function page(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  return (
    <>
      <a href="/about/">About</a>
      <main id="main" tabIndex={-1}>
        <section id="tana" aria-label="Tana" tabIndex={-1} />
        <section id="offers" />
      </main>
      <RouteFocus />
    </>
  );
}

beforeEach(() => window.history.replaceState(null, "", "/"));

test("the keyboard stays where it is while the page does", () => {
  const { rerender } = render(page("/"));
  screen.getByRole("link").focus();
  rerender(page("/"));
  expect(screen.getByRole("link")).toHaveFocus();
});

test.each([
  ["", "main"],
  ["#tana", "tana"],
  ["#offers", "main"],
  ["#%E1", "main"],
])("on a new page with the hash %p the keyboard is at %s", (hash, id) => {
  const { rerender } = render(page("/"));
  screen.getByRole("link").focus();
  window.history.replaceState(null, "", `/resorts/${hash}`);
  rerender(page("/resorts/"));
  expect(document.activeElement).toHaveAttribute("id", id);
});
