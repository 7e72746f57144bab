import { act, render, screen, waitFor } from "@testing-library/react";
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

describe("the title of a new page", () => {
  const arrive = (path: string) => window.history.replaceState(null, "", path);
  /** What observers say has been heard, and is drawn. */
  const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));

  beforeEach(() => {
    document.title = "Home";
  });

  test("that comes after its content is announced", async () => {
    const { rerender } = render(page("/"));
    arrive("/resorts/");
    rerender(page("/resorts/"));
    document.title = "Resorts";
    expect(await screen.findByRole("alert")).toHaveTextContent("Resorts");
    arrive("/room/");
    rerender(page("/room/"));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  test("that was taken away after it had been read out is announced when it is back", async () => {
    const { rerender } = render(page("/"));
    arrive("/resorts/");
    document.title = "Resorts";
    await settle();
    rerender(page("/resorts/"));
    document.title = "";
    await settle();
    document.title = "Resorts";
    expect(await screen.findByRole("alert")).toHaveTextContent("Resorts");
  });

  test.each([
    ["before its content", true],
    ["with its content", false],
  ])("that is there %s, or changes later, is left to Next's announcer", async (_, before) => {
    const { rerender } = render(page("/"));
    arrive("/resorts/");
    document.title = "Resorts";
    if (before) await settle();
    rerender(page("/resorts/"));
    await settle();
    expect(screen.queryByRole("alert")).toBeNull();
    document.title = "Resorts: Tana";
    await settle();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
